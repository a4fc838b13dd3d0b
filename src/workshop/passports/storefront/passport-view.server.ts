import { pathTo } from '#addresses.ts'
import { fireWarning } from '#catalogue/product-page/copy/fire-warning.ts'
import { scentPyramid } from '#catalogue/products/domain/product-facts.ts'
import { cureWords, passportCopy as words } from '#workshop/passports/copy/passport.ts'
import type { Passport } from '#workshop/passports/use-cases/find-passport.ts'

/** Uses the product's public specifications, because the names of materials in the recipe are confidential. */
const WAX = 'Cera'
const WICK = 'Pavio'

export type PassportView = ReturnType<typeof describePassport>

/** Computed on the server, so that no other data reaches the browser. */
export function describePassport(
  { specifications, images, ...passport }: Passport,
  { showsCount }: { showsCount: boolean },
) {
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
    scent: [...new Set(notes.map((note) => note.toLowerCase()))].join(', '),
    safety: specifications[fireWarning.name]?.trim() || fireWarning.text,
    seal: {
      address: pathTo('passportSeal', { code, width: '480' }),
      alt: words.seal(passport),
      rings: words.rings(showsCount ? passport.count : null),
    },
    // The second image shows the candle in use.
    image: images[1] ?? images[0] ?? null,
    isReady: state === 'ready',
  }
}
