import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { scentPyramid } from '#catalogue/products/domain/product-facts.ts'
import { cureWords, passportCopy as words } from '#workshop/passports/copy/passport.ts'
import type { Passport } from '#workshop/passports/use-cases/find-passport.ts'

/** What the candle's own facts say to everybody, not what the owner's recipe calls it: names of materials are theirs. */
const WAX = 'Cera'
const WICK = 'Pavio'

export type PassportView = ReturnType<typeof describePassport>

/** Made on the server, so that the page gets what it shows and nothing else. */
export function describePassport({ specifications, images, ...passport }: Passport) {
  const { code, number, name, slug, note, pouredBy, pouredOn, state } = passport
  const pyramid = scentPyramid(specifications)
  const notes = pyramid ? [...pyramid.top, ...pyramid.heart, ...pyramid.base] : []
  const facts = [
    { name: words.poured, value: words.pouredOn(pouredOn) },
    cureWords(passport),
    { name: words.pouredBy, value: pouredBy },
    { name: words.wax, value: specifications[WAX]?.trim() ?? '' },
    { name: words.wick, value: specifications[WICK]?.trim() ?? '' },
  ].filter(({ value }) => value !== '')
  return {
    code,
    number,
    name,
    slug,
    note,
    pouredBy,
    facts,
    scent: [...new Set(notes.map((one) => one.toLowerCase()))].join(', '),
    safety: specifications[fireWarning.name]?.trim() || fireWarning.text,
    // The second shows the candle in use; the first is the one that sells it.
    image: images[1] ?? images[0] ?? null,
    isReady: state === 'ready',
  }
}
