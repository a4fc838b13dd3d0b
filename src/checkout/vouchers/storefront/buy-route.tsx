import { useEffect, useRef, useState } from 'react'
import { data, Form, useLocation, useNavigation } from 'react-router'
import { pathTo } from '#addresses.ts'
import { buyVoucherCopy as words } from '#orders/vouchers/copy/buy-voucher.ts'
import { voucherCopy } from '#orders/vouchers/copy/voucher.ts'
import { voucherTerms } from '#orders/vouchers/domain/voucher-terms.ts'
import { isIsoDay } from '#platform/domain/calendar.ts'
import { formatBrl, parseBrl } from '#platform/domain/money.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts'
import { longDayAndMonth } from '#ui/copy/calendar.ts'
import { frameCopy } from '#ui/copy/frame.ts'
import { Button } from '#ui/elements/button.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { PageHead } from '#ui/elements/page-head.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { pageMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/buy-route'
import { orderVoucher } from './buy-action.server.ts'
import { BuyFields, type TypedVoucher, typedAtFirst } from './buy-fields.tsx'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const terms = voucherTerms(shop.settings.current().values.vouchers)
  if (!terms) throw data(null, { status: 404 })
  const visitor = visitorOf(context)
  const giver = visitor.kind === 'customer' ? { name: visitor.name, email: visitor.email } : null
  const image = readImage(shop.settings.current().values.pictures.gift)
  return { terms, known: giver, image, today: isoDay(shop.clock.now()), key: crypto.randomUUID() }
}

export const action = ({ request, context }: Route.ActionArgs) => orderVoucher(request, context)

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: pathTo('voucherSale'),
  })
}

export default function BuyVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, known, image, today, key } = loaderData
  const failure = isFailedAnswer(actionData) ? undefined : actionData
  useToastAnswer(actionData)
  const isBusy = useNavigation().state !== 'idle'
  const [start] = useState(useTypedBefore() ?? { ...typedAtFirst(terms, known, today), key })
  const [typed, setTyped] = useState<TypedVoucher>(failure?.typed ?? start)
  const amount = readAmount(typed)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure?.faults) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])
  return (
    <main id="conteudo" tabIndex={-1}>
      <div className="wrap cart-page">
        <PageHead
          crumbs={[{ label: frameCopy.navigation.home, to: pathTo('home') }, { label: words.title }]}
          title={words.title}
          lead={words.lead}
        />
        <div className="voucher-sale grid start">
          <Form
            ref={form}
            method="post"
            className="stack"
            onChange={({ currentTarget }) => setTyped(typedIn(currentTarget))}
            onSubmit={({ currentTarget }) => keepForBack(typedIn(currentTarget))}
          >
            <input type="hidden" name="key" value={failure?.typed.key ?? start.key} />
            <BuyFields
              terms={terms}
              start={failure?.typed ?? start}
              faults={failure?.faults ?? undefined}
              today={today}
            />
            <ul className="voucher-facts">
              {words.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" size="s" /> {fact}
                </li>
              ))}
            </ul>
            {failure?.problem && (
              <Note tone="danger" live>
                {failure.problem}
              </Note>
            )}
            <div className="cluster ends voucher-sale__foot">
              <p>
                <b className="num">{amount ? formatBrl(amount) : ''}</b>
                <br />
                <span className="small muted">{describeSending(typed)}</span>
              </p>
              <Button type="submit" variant="flame" busy={isBusy} busyLabel={words.busy}>
                {words.press}
              </Button>
            </div>
          </Form>
          <aside className="voucher-sale__side">
            <VoucherPreview typed={typed} image={image} />
          </aside>
        </div>
      </div>
    </main>
  )
}

type SentVoucher = TypedVoucher & { key: string }

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as unknown as SentVoucher

/** Keeps the form data in the history entry, so that Back restores the text and finds the same order. */
function keepForBack(usr: SentVoucher): void {
  window.history.replaceState({ ...window.history.state, usr }, '')
}

/** Null after a full page load, when the browser restores the fields. */
function useTypedBefore(): SentVoucher | null {
  const { state } = useLocation()
  return useIsHydrated() ? state : null
}

const readAmount = ({ amount, other }: Pick<TypedVoucher, 'amount' | 'other'>) =>
  amount === 'other' ? parseBrl(other) : Number(amount)

/** Not a live region, because it changes on every keystroke. */
function VoucherPreview({ typed, image }: { typed: TypedVoucher; image: ImageInfo | null }) {
  const amount = readAmount(typed)
  const to = typed.way === 'print' ? typed.receiverName : typed.receiverEmail
  return (
    <section className="voucher-preview" aria-labelledby="previa">
      <h2 id="previa" className="voucher-preview__title">
        {chooseHeading(typed)}
      </h2>
      <div className="voucher-preview__letter grid mt3">
        {to && (
          <p className="small muted">
            {words.to} <b>{to}</b>
          </p>
        )}
        <div className="voucher-sheet">
          {image && (
            <Image
              image={image}
              alt=""
              sizes="(min-width: 62rem) 12rem, (min-width: 48rem) 8rem, 34vw"
              priority
            />
          )}
          <div className="label-frame voucher-card grid g3">
            <Logo />
            <p className="voucher-card__title">{voucherCopy.name}</p>
            <p className="voucher-card__amount num">{amount ? formatBrl(amount) : ''}</p>
            <p className="small muted">{words.codeHere}</p>
          </div>
        </div>
        {typed.message && <p className="voucher-card__message">{typed.message}</p>}
      </div>
    </section>
  )
}

const describeDay = ({ way, when, day }: TypedVoucher) =>
  way === 'email' && when === 'day' && isIsoDay(day) ? longDayAndMonth(day) : null

function chooseHeading(typed: TypedVoucher): string {
  if (typed.way === 'print') return words.preview.print
  const day = describeDay(typed)
  return day ? words.preview.on(day) : words.preview.now
}

function describeSending(typed: TypedVoucher): string {
  if (typed.way === 'print') return words.sending.print
  const day = describeDay(typed)
  return day ? words.sending.on(day) : words.sending.now
}
