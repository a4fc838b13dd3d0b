import { NO_CLIENT, requestOf, shopOf } from '#platform/http/request/context.server.ts'
import { sealFacts } from '#workshop/passports/domain/batch-seal.ts'
import { drawSeal } from '#workshop/passports/domain/draw-seal.ts'
import { findPassport } from '#workshop/passports/use-cases/find-passport.ts'
import type { Route } from './+types/seal-route'

const WIDTHS = [48, 96, 480]

/** A picture with an address of its own, so that pages do not contain its path twice. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const width = WIDTHS.find((candidate) => String(candidate) === params.width)
  if (!width) return new Response(null, { status: 404 })
  const { clientAddress } = requestOf(context)
  const client = clientAddress === NO_CLIENT ? null : clientAddress
  const passport = await findPassport(shopOf(context), { typed: params.code, clientAddress: client })
  if (!passport.ok) return new Response(null, { status: passport.code === 'too-many' ? 429 : 404 })
  return new Response(drawSeal(sealFacts(passport.value), { width }), {
    // Rings turn dark as candles are sold, which may be seen some minutes later.
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=300' },
  })
}
