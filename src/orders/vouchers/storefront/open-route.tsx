import { useEffect, useState } from 'react'
import { data, Form, useNavigation, useSubmit } from 'react-router'
import { pathTo } from '#addresses.ts'
import { voucherRefusals, openVoucherCopy as words } from '#orders/vouchers/copy/open-voucher.ts'
import {
  findOpenedVoucher,
  type OpenedVoucher,
  openVoucher,
} from '#orders/vouchers/use-cases/open-voucher.ts'
import { functionCopy } from '#platform/copy/functions.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { readImage } from '#settings/domain/image-value.ts'
import { Button, LinkButton, TextButton } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { isFailedAnswer } from '#ui/failures/failed-answer.ts'
import { Note } from '#ui/feedback/note.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { mailedLinkMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/open-route'
import { codeInHash } from './code-in-hash.ts'
import { openVoucherForm } from './open-form.server.ts'
import { noVoucherCookie, voucherCookie, voucherIn } from './voucher-cookie.server.ts'

export { customerLinks as links } from '#ui/styles/shop-sheets.ts'

const unlisted = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const named = await voucherIn(shop, request)
  const voucher = named && (await findOpenedVoucher(shop, named.voucherId))
  const image = readImage(shop.settings.current().values.pictures.gift)
  return data({ voucher, image }, { headers: unlisted })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders)
  for (const cookie of actionHeaders?.getSetCookie() ?? []) all.append('Set-Cookie', cookie)
  return all
}

/** The code is sent in the body, so that it never appears in logs or the Referer header. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const { code, intent } = readForm(openVoucherForm, await readFormData(request))
  if (intent === 'other')
    return data({ problem: '', voucher: null }, { headers: { 'Set-Cookie': await noVoucherCookie(shop) } })
  const { clientAddress } = requestOf(context)
  const opened = await openVoucher(shop, { typed: code, clientAddress })
  if (opened.ok)
    return data(
      { problem: '', voucher: opened.value },
      { headers: { 'Set-Cookie': await voucherCookie(shop, opened.value.id) } },
    )
  const isTooMany = opened.code === 'too-many'
  const problem = isTooMany
    ? functionCopy.tooMany(opened.details.retryAfterSeconds)
    : voucherRefusals[opened.code]
  return data({ problem, voucher: null, typed: code }, { status: isTooMany ? 429 : 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return mailedLinkMeta(matches, words.title)
}

export default function OpenVoucherPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = isFailedAnswer(actionData) ? undefined : actionData
  useToastAnswer(isFailedAnswer(actionData) ? actionData : undefined)
  const voucher = answer ? answer.voucher : loaderData.voucher
  const linked = useCodeOfLink()
  return (
    <main id="conteudo" tabIndex={-1} className="wrap voucher-open">
      {voucher ? <Opened voucher={voucher} /> : <Enter key={linked} typed={linked} {...answer} />}
      {loaderData.image && (
        <Image
          image={loaderData.image}
          alt=""
          sizes="(min-width: 62rem) 36rem, (min-width: 48rem) 44vw, 100vw"
        />
      )}
    </main>
  )
}

function Opened({ voucher }: { voucher: OpenedVoucher }) {
  const { receiverName, giverName, message, balance, codeEnd } = voucher
  return (
    <div className="stack">
      <h1>{words.heading(receiverName)}</h1>
      <div className="label-frame voucher-card grid g3">
        {message && <p className="voucher-card__message">{message}</p>}
        {giverName && <p>{words.from(giverName)}</p>}
        <p className="small muted">{words.balance}</p>
        <p className="voucher-card__amount num">{formatBrl(balance)}</p>
        <p className="small muted">{words.codeEnds(codeEnd)}</p>
      </div>
      <p className="lead">{balance > 0 ? words.lead : words.spent}</p>
      {balance > 0 && (
        <p>
          <LinkButton to={pathTo('products')} variant="flame">
            {words.choose}
          </LinkButton>
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="other" />
        <TextButton type="submit">{words.other}</TextButton>
      </Form>
    </div>
  )
}

/** Reads the code from the URL fragment and removes it. Replaces a voucher that was opened before. */
function useCodeOfLink(): string {
  const submit = useSubmit()
  const [linked, setLinked] = useState('')
  useEffect(() => {
    const openLinked = () => {
      const { hash, pathname } = window.location
      if (hash === '') return
      window.history.replaceState(window.history.state, '', pathname)
      const code = codeInHash(hash)
      setLinked(code)
      if (code !== '') void submit({ code }, { method: 'post', action: pathname, replace: true })
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [submit])
  return linked
}

function Enter({ problem = '', typed = '' }: { problem?: string; typed?: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="stack">
      <h1>{words.enter.title}</h1>
      <p className="lead">{words.enter.lead}</p>
      {problem && (
        <Note tone="danger" live>
          {problem}
        </Note>
      )}
      <Form method="post" className="fields">
        <TextField
          label={words.enter.label}
          hint={words.enter.hint}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed}
          required
        />
        <p>
          <Button type="submit" variant="flame" busy={isBusy} busyLabel={words.enter.busy}>
            {words.enter.press}
          </Button>
        </p>
      </Form>
    </div>
  )
}
