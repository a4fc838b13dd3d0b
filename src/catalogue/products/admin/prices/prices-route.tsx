import { type FormEvent, useEffect, useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { bulkPrices as copy } from '#catalogue/products/copy/admin-bulk-prices.ts'
import { namesInToast, productListAdmin } from '#catalogue/products/copy/admin-catalogue.ts'
import { roundings } from '#catalogue/products/domain/bulk-prices.ts'
import {
  directions,
  type PriceChangeInput,
  readPriceChange,
  readPriceChangeInput,
} from '#catalogue/products/domain/read-price-change.ts'
import { previewPrices } from '#catalogue/products/use-cases/preview-prices.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { readIds, writeIds } from '#ui/admin/chosen-ids.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { privatePage } from '#ui/seo/page-meta.ts'
import { officeLinks, workshopLinks } from '#ui/styles/admin-sheets.ts'
import type { Route } from './+types/prices-route'
import { applyPrices, type PricesOutcome as Outcome } from './prices-action.server.ts'
import { PricesPreview } from './prices-preview.tsx'

export const links = () => [...workshopLinks(), ...officeLinks()]

interface PricesFormProps {
  input: PriceChangeInput
  ids: readonly string[]
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

/** The URL holds the products and the change, so a reload shows the same preview. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const input = readPriceChangeInput(searchParams)
  const ids = readIds(searchParams.getAll('ids'))
  const change = readPriceChange(input)
  const products = await previewPrices(shopOf(context), { ids, change })
  return { input, ids, products, isAsked: input.percent !== '', percent: change?.percent ?? null }
}

export const action = applyPrices

export default function Prices({ loaderData, actionData: answer }: Route.ComponentProps) {
  useToastAnswer(answer, undefined, copy.failed)
  const { input, ids, products, isAsked, percent } = loaderData
  const back = <LinkButton to={pathTo('adminProducts')}>{copy.back}</LinkButton>
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
      {answer?.toast && !answer.ok && (
        <Note tone="danger" live>
          {answer.toast.text}
        </Note>
      )}
      {products.length === 0 && <EmptyState title={copy.noneTitle} text={copy.none} action={back} />}
      {products.length > 0 &&
        (answer?.outcome ? (
          <PricesOutcome outcome={answer.outcome} title={answer.toast?.title ?? ''} />
        ) : (
          <>
            <PricesForm input={input} ids={ids} isWrong={isAsked && percent === null} />
            {percent !== null && <PricesPreview products={products} percent={percent} />}
          </>
        ))}
    </AdminPage>
  )
}

function PricesOutcome({ outcome, title }: { outcome: Outcome; title: string }) {
  const { changed, sentences, back } = outcome
  const busy = useNavigation().formData?.get('intent') === 'restore'
  return (
    <section className="panels" aria-label={title}>
      <Note tone={changed.length > 0 ? 'success' : 'info'} live>
        <b>{title}</b>
        {changed.length > 0 && <p>{namesInToast(changed)}</p>}
      </Note>
      {sentences.map((sentence) => (
        <Note key={sentence}>{sentence}</Note>
      ))}
      {back && (
        <Form method="post" encType="multipart/form-data" className="panel stack">
          <p className="small muted">{copy.undoHint}</p>
          <input type="hidden" name="intent" value="restore" />
          <input type="hidden" name="plan" value={back} />
          <div className="cluster">
            <Button type="submit" variant="ghost" busy={busy} busyLabel={copy.undoing}>
              {copy.undo}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

/** A GET form, so that the preview can be reloaded. */
function PricesForm({ input, ids, isWrong }: PricesFormProps) {
  const preview = usePreviewAfterPause()
  const busy = useNavigation().location?.search.includes('percent=') ?? false
  return (
    <Form method="get" className="panel stack" preventScrollReset {...preview}>
      <input type="hidden" name="ids" value={writeIds(ids)} />
      <div className="fields">
        <SelectField
          span={2}
          className="fw"
          label={copy.direction}
          name="direction"
          defaultValue={input.direction}
          options={directions.map((value) => ({ value, label: copy.directions[value] }))}
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
          defaultValue={input.percent}
          error={isWrong ? copy.notPercent : undefined}
        />
        <SelectField
          span={2}
          className="fr"
          label={copy.rounding}
          name="rounding"
          defaultValue={input.rounding}
          options={roundings.map((value) => ({ value, label: copy.roundings[value] }))}
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

const TYPING_PAUSE_MS = 500

/** Submits the form after a pause in typing, but only if the value is valid. */
function usePreviewAfterPause() {
  const submit = useSubmit()
  const pause = useRef<number>(undefined)
  useEffect(() => () => window.clearTimeout(pause.current), [])
  const stop = () => window.clearTimeout(pause.current)
  return {
    onSubmit: stop,
    onInput({ currentTarget: form }: FormEvent<HTMLFormElement>) {
      stop()
      const typed = new URLSearchParams([...new FormData(form)] as [string, string][])
      if (readPriceChange(readPriceChangeInput(typed)) === null) return
      pause.current = window.setTimeout(
        () => void submit(form, { replace: true, preventScrollReset: true }),
        TYPING_PAUSE_MS,
      )
    },
  }
}
