import { useState } from 'react'
import { pathTo } from '#addresses.ts'
import { adminCatalogueFailures, productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { productHistory } from '#catalogue/products/copy/admin-product-history.ts'
import { csvHeaders } from '#catalogue/products/copy/admin-products-csv.ts'
import { productsImport as copy, csvFaultAt } from '#catalogue/products/copy/admin-products-import.ts'
import type { CsvFault, CsvField } from '#catalogue/products/domain/product-csv.ts'
import type { PreviewLine } from '#catalogue/products/use-cases/preview-import.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { formatWhole } from '#platform/domain/format-number.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { ChangedFields } from '#ui/admin/audit-trail.tsx'
import { Figure } from '#ui/admin/figure.tsx'
import { Badge, type BadgeTone } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { type Column, DataTable } from '#ui/elements/data-table.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Field } from '#ui/form/field.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { type ImportAnswer, importProducts } from './import-action.server.ts'

export { catalogueLinks as links } from '#ui/styles/admin-sheets.ts'

type Preview = NonNullable<ImportAnswer['preview']>

const kinds = ['new', 'changed', 'unchanged', 'error'] as const

const tones: Record<PreviewLine['kind'], BadgeTone> = {
  new: 'sage',
  changed: 'amber',
  unchanged: 'linen',
  error: 'terra',
}

const buildLineKey = ({ number }: PreviewLine) => String(number)

const columns: readonly Column<PreviewLine>[] = [
  { header: copy.columns.line, numeric: true, cell: ({ number }) => number },
  {
    header: copy.columns.product,
    cell: ({ name, slug, size }) => (
      <>
        <b>{sizedName({ name: name || slug, size })}</b>
        <small className="muted import-slug fs-micro">{slug}</small>
      </>
    ),
  },
  {
    header: copy.columns.kind,
    cell: ({ kind }) => <Badge tone={tones[kind]}>{copy.kinds[kind]}</Badge>,
  },
  { header: copy.columns.details, cell: (line) => <Details line={line} /> },
]

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

export default function ProductsImport() {
  const [preview, setPreview] = useState<Preview>()
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
      <div className="split split--even">
        <AdminForm<ImportAnswer>
          action={pathTo('adminProductsImport')}
          intent="preview"
          failed={adminCatalogueFailures.import}
          hasFiles
          onAnswer={(answer) => setPreview(answer.preview)}
          className="panel stack"
          press={copy.preview}
          saving={copy.reading}
        >
          {({ errorOf }) => (
            <Field label={copy.file} hint={copy.fileHint} error={errorOf('file')} required>
              {(wiring) => (
                <input {...wiring} className="input" type="file" name="file" accept=".csv,text/csv" />
              )}
            </Field>
          )}
        </AdminForm>
        <section className="panel" aria-labelledby="rules-title">
          <div className="panel__head cluster ends baseline">
            <h2 id="rules-title">{copy.rulesTitle}</h2>
          </div>
          <ul className="grid g2 ticked small">
            {copy.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      </div>
      {preview && <ImportPreview preview={preview} />}
    </AdminPage>
  )
}

function ImportPreview({ preview }: { preview: Preview }) {
  const { counts, shown, ignoredColumns } = preview
  const writing = counts.new + counts.changed
  const interesting = writing + counts.error
  return (
    <section className="panels grid g5" aria-labelledby="preview-title">
      <h2 id="preview-title" className="sr">
        {copy.resultTitle}
      </h2>
      <div role="status">
        <dl className="kpis">
          {kinds.map((kind) => (
            <Figure
              key={kind}
              name={copy.counts[kind]}
              value={formatWhole(counts[kind])}
              isWarning={kind === 'error' && counts.error > 0}
            />
          ))}
        </dl>
      </div>
      {ignoredColumns.length > 0 && <Note>{copy.ignored(ignoredColumns)}</Note>}
      {counts.error > 0 && <Note tone="danger">{copy.fixErrors}</Note>}
      {interesting === 0 && <Note tone="success">{copy.nothing}</Note>}
      {shown.length > 0 && (
        <div className="panel import-lines">
          <DataTable label={copy.linesTitle} columns={columns} rows={shown} keyOf={buildLineKey} />
          {interesting > shown.length && (
            <p className="small muted mt3">{copy.more(interesting - shown.length)}</p>
          )}
        </div>
      )}
      {writing > 0 && counts.error === 0 && <ApplyForm plan={preview.plan} count={writing} />}
    </section>
  )
}

function Details({ line }: { line: PreviewLine }) {
  if (line.kind === 'new' && line.size === null) return copy.newDetail
  if (line.kind === 'new' || line.kind === 'changed')
    return <ChangedFields changes={line.changes} words={productHistory} />
  const faults = Object.entries(line.faults) as [CsvField, CsvFault][]
  return (
    <ul className="grid g1 import-faults">
      {faults.map(([field, fault]) => (
        <li key={field}>{copy.fault(csvHeaders[field], csvFaultAt(field, fault))}</li>
      ))}
      {line.permittedFrom && <li>{copy.permittedFrom(line.permittedFrom)}</li>}
    </ul>
  )
}

function ApplyForm({ plan, count }: { plan: string; count: number }) {
  return (
    <AdminForm<ImportAnswer>
      action={pathTo('adminProductsImport')}
      intent="apply"
      hidden={{ plan }}
      failed={adminCatalogueFailures.import}
      hasFiles
      press={copy.apply(count)}
      saving={copy.applying}
      foot={(submit) => <div className="form-foot">{submit}</div>}
    >
      {({ answer }) =>
        answer?.ok === false && (
          <Note tone="danger" live>
            {answer.toast?.text}
          </Note>
        )
      }
    </AdminForm>
  )
}
