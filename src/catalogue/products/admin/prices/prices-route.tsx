import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { bulkPrices as copy } from '#catalogue/products/copy/admin-bulk-prices.ts'
import { namesInToast, productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { roundings } from '#catalogue/products/domain/bulk-prices.ts'
import { directions, pricesQuery, readPriceChange } from '#catalogue/products/domain/read-price-change.ts'
import { previewPrices } from '#catalogue/products/use-cases/preview-prices.ts'
import type { QueryOf } from '#platform/domain/list-query.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { readIds } from '#ui/admin/chosen-ids.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useFilterForm } from '#ui/form/use-filter-form.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/prices-route'
import { applyPrices, type PricesAnswer } from './prices-action.server.ts'
import { PricesPreview } from './prices-preview.tsx'

export { reportLinks as links } from '#ui/styles/admin-sheets.ts'

interface PricesFormProps {
  query: QueryOf<typeof pricesQuery>
  isWrong: boolean
}

export const handle: AdminHandle = {
  breadcrumbs: () => [
    { label: productListAdmin.breadcrumb, to: pathTo('adminProducts') },
    { label: copy.breadcrumb },
  ],
  loadFailed: copy.failed,
}

export const meta = privatePage(copy.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const query = pricesQuery.read(searchParams)
  const change = readPriceChange(query)
  const products = await previewPrices(shopOf(context), { ids: readIds([query.ids]), change })
  return { query, products, percent: change?.percent ?? null }
}

export const action = applyPrices

export default function Prices({ loaderData }: Route.ComponentProps) {
  const [answer, setAnswer] = useState<PricesAnswer>()
  const { query, products, percent } = loaderData
  const backButton = <LinkButton to={pathTo('adminProducts')}>{copy.back}</LinkButton>
  return (
    <AdminPage
      title={copy.title}
      lead={products.length > 0 ? copy.chosen(products.length) : undefined}
      actions={
        <LinkButton variant="ghost" to={pathTo('adminProducts')}>
          {copy.back}
        </LinkButton>
      }
    >
      {products.length === 0 && <EmptyState title={copy.noneTitle} text={copy.none} action={backButton} />}
      {products.length > 0 &&
        (answer?.outcome ? (
          <PricesOutcome outcome={answer.outcome} title={answer.toast?.title ?? ''} onDone={setAnswer} />
        ) : (
          <>
            <PricesForm query={query} isWrong={query.percent !== '' && percent === null} />
            {percent !== null && <PricesPreview products={products} percent={percent} onDone={setAnswer} />}
          </>
        ))}
    </AdminPage>
  )
}

interface PricesOutcomeProps {
  outcome: NonNullable<PricesAnswer['outcome']>
  title: string
  onDone: (answer: PricesAnswer) => void
}

function PricesOutcome({ outcome, title, onDone }: PricesOutcomeProps) {
  const { changed, sentences, back } = outcome
  return (
    <section className="panels grid g5" aria-label={title}>
      <Note tone={changed.length > 0 ? 'success' : 'info'} live>
        <b>{title}</b>
        {changed.length > 0 && <p>{namesInToast(changed)}</p>}
      </Note>
      {sentences.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      {back && (
        <AdminForm<PricesAnswer>
          action={pathTo('adminProductPrices')}
          intent="restore"
          hidden={{ plan: back }}
          hasFiles
          failed={copy.failed}
          onSaved={onDone}
          className="panel stack"
          press={copy.undo}
          saving={copy.undoing}
          look={{ variant: 'ghost' }}
          foot={(submit) => <div className="cluster">{submit}</div>}
        >
          <p className="small muted">{copy.undoHint}</p>
        </AdminForm>
      )}
    </section>
  )
}

/** A GET form, so that the preview can be reloaded. */
function PricesForm({ query, isWrong }: PricesFormProps) {
  const readTyped = (typed: URLSearchParams) =>
    pricesQuery.read(new URLSearchParams({ ids: query.ids, ...Object.fromEntries(typed) }))
  const form = useFilterForm(pricesQuery.address(query), (typed) => pricesQuery.address(readTyped(typed)))
  const busy = useNavigation().location?.search.includes('percent=') ?? false
  return (
    <Form ref={form.form} method="get" className="panel stack" onSubmit={form.submit}>
      <div className="fields">
        <SelectField
          span={2}
          className="fw"
          label={copy.direction}
          name="direction"
          defaultValue={query.direction}
          options={directions.map((value) => ({ value, label: copy.directions[value] }))}
          onChange={form.apply}
        />
        <TextField
          span={2}
          className="fw"
          label={copy.percent}
          hint={copy.percentHint}
          name="percent"
          affix="%"
          numeric
          inputMode="decimal"
          required
          autoComplete="off"
          defaultValue={query.percent}
          onChange={({ currentTarget }) => {
            if (readPriceChange({ ...query, percent: currentTarget.value })) form.applyAfterPause()
          }}
          error={isWrong ? copy.notPercent : undefined}
        />
        <SelectField
          span={2}
          className="fr"
          label={copy.rounding}
          name="rounding"
          defaultValue={query.rounding}
          options={roundings.map((value) => ({ value, label: copy.roundings[value] }))}
          onChange={form.apply}
        />
      </div>
      <div className="cluster">
        <Button type="submit" busy={busy}>
          {copy.preview}
        </Button>
      </div>
    </Form>
  )
}
