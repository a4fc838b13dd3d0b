import { Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#copy/admin/products/catalogue.ts'
import { productsImport as copy } from '#copy/admin/products/products-import.ts'
import { type AdminHandle, AdminPage } from '#web/admin/admin-page.tsx'
import { Button, LinkButton } from '#web/kit/elements/button.tsx'
import { Note } from '#web/kit/feedback/note.tsx'
import { Field } from '#web/kit/form/field.tsx'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'
import { privatePage } from '#web/kit/seo/private-meta.ts'
import type { Route } from './+types/import-route.ts'
import { importProducts } from './import-action.server.ts'
import { ImportPreview } from './import-preview.tsx'

export const handle: AdminHandle = {
  breadcrumbs: () => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: copy.breadcrumb },
  ],
}

export const meta = privatePage(copy.title)

export function loader() {
  return null
}

export const action = importProducts

export default function ProductsImport({ actionData: answer }: Route.ComponentProps) {
  const { formData } = useNavigation()
  useToastAnswer(answer, undefined, adminCatalogueFailures.import)
  return (
    <AdminPage
      title={copy.title}
      lead={copy.intro}
      actions={
        <LinkButton variant="ghost" to={pathTo('adminProducts')}>
          {copy.backToList}
        </LinkButton>
      }
    >
      {answer?.toast && !answer.ok && (
        <Note tone="danger" live>
          {answer.toast.text}
        </Note>
      )}
      <div className="cols cols--even">
        <Form method="post" encType="multipart/form-data" className="panel stack">
          <Field label={copy.file} hint={copy.fileHint} required>
            {(wiring) => (
              <input {...wiring} className="input" type="file" name="file" accept=".csv,text/csv" required />
            )}
          </Field>
          <Button type="submit" busy={formData?.get('intent') === 'preview'} busyLabel={copy.reading}>
            {copy.preview}
          </Button>
          <input type="hidden" name="intent" value="preview" />
        </Form>
        <section className="panel" aria-labelledby="rules-title">
          <div className="panel__head">
            <h2 id="rules-title">{copy.rulesTitle}</h2>
          </div>
          <ul className="ticked small">
            {copy.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
      {answer?.preview && <ImportPreview preview={answer.preview} />}
    </AdminPage>
  )
}
