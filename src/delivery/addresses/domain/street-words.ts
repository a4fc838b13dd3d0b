import { foldText } from '#platform/domain/fold-text.ts'

const STREET_TYPES = new Map(
  Object.entries({
    rua: 'rua',
    r: 'rua',
    avenida: 'avenida',
    aven: 'avenida',
    av: 'avenida',
    alameda: 'alameda',
    al: 'alameda',
    travessa: 'travessa',
    trav: 'travessa',
    tv: 'travessa',
    praca: 'praca',
    pca: 'praca',
    pc: 'praca',
    estrada: 'estrada',
    estr: 'estrada',
    rodovia: 'rodovia',
    rod: 'rodovia',
    largo: 'largo',
    lgo: 'largo',
    viela: 'viela',
    viaduto: 'viaduto',
    passagem: 'passagem',
    via: 'via',
    ladeira: 'ladeira',
    beco: 'beco',
  }),
)

const TITLES = new Map(
  Object.entries({
    alm: 'almirante',
    brig: 'brigadeiro',
    cap: 'capitao',
    cel: 'coronel',
    com: 'comendador',
    cons: 'conselheiro',
    dep: 'deputado',
    des: 'desembargador',
    dr: 'doutor',
    dra: 'doutora',
    emb: 'embaixador',
    eng: 'engenheiro',
    gal: 'general',
    gen: 'general',
    gov: 'governador',
    jd: 'jardim',
    mal: 'marechal',
    maj: 'major',
    min: 'ministro',
    mons: 'monsenhor',
    nsa: 'nossa',
    pe: 'padre',
    pq: 'parque',
    pres: 'presidente',
    prof: 'professor',
    profa: 'professora',
    s: 'sao',
    sen: 'senador',
    sgt: 'sargento',
    sra: 'senhora',
    sta: 'santa',
    sto: 'santo',
    ten: 'tenente',
    ver: 'vereador',
    vl: 'vila',
  }),
)

const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

export type StreetWords = {
  /** For example 'rua'; null if the text has no street type. */
  readonly type: string | null
  readonly words: readonly string[]
}

/**
 * 'Av. Brig. Faria Lima' → avenida: brigadeiro, faria, lima. The last word is expanded only with a dot,
 * because it may be unfinished.
 */
export function streetWords(text: string): StreetWords {
  const pointed = new Set(Array.from(text.matchAll(/(\p{L}+)\./gu), ([, word = '']) => foldText(word)))
  const [first = '', ...rest] = foldText(text).split(' ')
  const type = STREET_TYPES.get(first) ?? null
  const nameWords = type ? rest : [first, ...rest]
  const words = nameWords
    .map((word, position) =>
      position < nameWords.length - 1 || pointed.has(word) ? (TITLES.get(word) ?? word) : word,
    )
    .filter((word) => word !== '' && !SMALL_WORDS.has(word))
  return { type, words }
}

const UNITS = ['', 'primeiro', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove']
const TEENS = [
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]

/** Dates in names have two spellings: '25' and 'vinte e cinco'. */
export function spellings(word: string): string[] {
  const day = /^\d{1,2}$/.test(word) ? Number(word) : 0
  if (day < 1 || day > 31) return [word]
  if (day < 10) return [word, UNITS[day] as string]
  if (day < 20) return [word, TEENS[day - 10] as string]
  const tens = day < 30 ? 'vinte' : 'trinta'
  const unit = day % 10 === 1 ? 'um' : UNITS[day % 10]
  return [word, unit ? `${tens} e ${unit}` : tens]
}
