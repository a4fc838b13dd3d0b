import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { textCookie } from '#platform/http/request/text-cookie.server.ts'
import type { Shop } from '#platform/shop.ts'
import { hasSecrets } from '#ui/failures/asking-to-sign-in.ts'

export interface WaitingForm {
  action: string
  fields: [name: string, value: string][]
}

export const WAITING_FORM_COOKIE = 'lume_form'

/** Browsers limit a cookie to 4096 bytes, including its name and attributes. */
const LONGEST = 3_800
const SECONDS = 30 * 60

/** Without JavaScript, only a cookie can carry a form through sign-in; it is compressed and encrypted. */
export async function waitingFormCookie(shop: Shop, form: FormData, action: string): Promise<string | null> {
  if (hasSecrets(form.keys())) return null
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  const compressed = deflateRawSync(JSON.stringify({ action, fields } satisfies WaitingForm)).toString(
    'base64url',
  )
  const box = shop.sealing.seal('waiting-form', compressed, SECONDS)
  return box.length > LONGEST ? null : createCookie(shop).set(box, { maxAge: SECONDS })
}

/** The returned header deletes the cookie, so that the form appears only once. */
export async function takeWaitingForm(
  shop: Shop,
  request: Request,
): Promise<{ form: WaitingForm | null; header: string }> {
  const cookie = createCookie(shop)
  const box = await cookie.read(request.headers.get('cookie'))
  const compressed = box ? shop.sealing.unseal('waiting-form', box) : null
  const text = compressed ? inflateRawSync(Buffer.from(compressed, 'base64url')).toString() : null
  return { form: text ? (JSON.parse(text) as WaitingForm) : null, header: await cookie.clear() }
}

const createCookie = ({ config }: Shop) => textCookie(config.siteUrl, WAITING_FORM_COOKIE)
