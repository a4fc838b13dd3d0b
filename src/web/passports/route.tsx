import { data, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { passportCopy as words } from '#copy/product/passport.ts'
import { functionCopy } from '#copy/shop/functions.ts'
import { findPassport } from '#shop/passports/find-passport.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { pageMeta } from '#web/kit/seo/page-meta.ts'
import { privateMeta } from '#web/kit/seo/private-meta.ts'
import { unlistedHeaders } from '#web/kit/seo/unlisted-headers.ts'
import { cacheable, loaderHeaders } from '#web/server/page-cache/cacheable.ts'
import { NO_CLIENT, requestOf, shopOf } from '#web/server/request/context.server.ts'
import type { Route } from './+types/route.ts'
import { PassportCare } from './passport-care.tsx'
import { PassportLabel } from './passport-label.tsx'
import { describePassport } from './passport-view.server.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { clientAddress } = requestOf(context)
  const client = clientAddress === NO_CLIENT ? null : clientAddress
  const found = await findPassport(shopOf(context), { typed: params.code, clientAddress: client })
  if (!found.ok) {
    const isTooMany = found.code === 'too-many'
    const none = isTooMany
      ? { title: words.tooMany, text: functionCopy.tooMany(found.details.retryAfterSeconds) }
      : words.none
    return data({ passport: null, none }, { status: isTooMany ? 429 : 404, headers: unlistedHeaders })
  }
  const { code, productId } = found.value
  if (params.code !== code) throw redirect(pathTo('passport', { code }), 301)
  return cacheable({ passport: describePassport(found.value), none: null }, [`product:${productId}`])
}

export const headers = loaderHeaders

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData?.passport) return privateMeta(matches, loaderData?.none.title ?? words.none.title)
  const { code, number, name, image } = loaderData.passport
  return pageMeta(matches, {
    title: words.title(number, name),
    description: words.description(name),
    path: pathTo('passport', { code }),
    image,
    hidden: true,
  })
}

/** Where the code on a candle leads: the label of its pour, and how to light it. */
export default function PassportPage({ loaderData: { passport, none } }: Route.ComponentProps) {
  if (!passport)
    return (
      <main id="conteudo" tabIndex={-1} className="wrap section">
        <EmptyState heading="h1" title={none.title} text={none.text} />
      </main>
    )
  return (
    <main id="conteudo" tabIndex={-1}>
      <PassportLabel passport={passport} />
      <PassportCare safety={passport.safety} />
    </main>
  )
}
