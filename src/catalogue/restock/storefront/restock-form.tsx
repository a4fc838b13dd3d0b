import { useId } from 'react'
import { Link, useFetcher, useRevalidator } from 'react-router'
import { pathTo } from '#addresses.ts'
import type { SoldOutShelf } from '#catalogue/product-page/storefront/product-slots.ts'
import { restockCopy as copy } from '#catalogue/restock/copy/restock.ts'
import { EMAIL_MAX_LENGTH } from '#platform/domain/email.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { Button } from '#ui/elements/button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import type { RestockAnswer } from './restock-action.server.ts'

export default function RestockForm({ productId, variantId, size, others }: SoldOutShelf) {
  const id = useId()
  const fetcher = useFetcher<RestockAnswer>()
  const visitor = useRootData()?.visitor
  const email = visitor?.kind === 'customer' ? visitor.email : null
  const answer = fetcher.data
  const { revalidate } = useRevalidator()
  // A refusal usually means that the candle is back in stock; revalidating shows it.
  useToastAnswer(answer?.ok ? undefined : answer, () => void revalidate(), copy.failed)
  const message = answer?.ok ? answer.toast : null
  return (
    <section className="restock grid g3" id="avise-me" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{copy.title}</h2>
      <p className="muted">{copy.soldOut(size, others)}</p>
      {message ? (
        <Note tone="success" live>
          <b>{message.title}.</b> {message.text}
          {answer?.leave && (
            <>
              {' '}
              <Link to={answer.leave}>{copy.leave}</Link>
            </>
          )}
        </Note>
      ) : (
        <fetcher.Form method="post" action={pathTo('restock')} className="restock__form cluster">
          <input type="hidden" name="productId" value={productId} />
          <input type="hidden" name="variantId" value={variantId ?? ''} />
          {email === null ? (
            <label className="restock__email">
              <span>{copy.email}</span>
              <input
                className="input"
                name="email"
                type="email"
                required
                maxLength={EMAIL_MAX_LENGTH}
                autoComplete="email"
                aria-describedby={`${id}-promise`}
              />
            </label>
          ) : (
            <p className="restock__email">
              {copy.forCustomer} <b>{email}</b>
              <input type="hidden" name="email" value={email} />
            </p>
          )}
          <div className="honeypot" aria-hidden="true">
            <label htmlFor={`${id}-honey`}>{copy.honeypot}</label>
            <input id={`${id}-honey`} name="honeypot" tabIndex={-1} autoComplete="off" />
          </div>
          <Button type="submit" busy={fetcher.state !== 'idle'} busyLabel={copy.asking}>
            {copy.ask}
          </Button>
        </fetcher.Form>
      )}
      <p className="small muted" id={`${id}-promise`}>
        {copy.promise} <Link to={pathTo('privacy')}>{copy.privacy}</Link>
      </p>
    </section>
  )
}
