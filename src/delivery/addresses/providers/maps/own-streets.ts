import type { Address } from '#delivery/addresses/domain/address.ts'
import { formatAddress } from '#delivery/addresses/domain/format-address.ts'
import { type AddressText, parseAddressText } from '#delivery/addresses/domain/parse-address-text.ts'
import { namesAgree } from '#delivery/addresses/domain/rank-streets.ts'
import { streetWords } from '#delivery/addresses/domain/street-words.ts'
import type { CepAreas } from '#delivery/streets/cep-areas.ts'
import type { StreetBook, StreetRow } from '#delivery/streets/street-book.ts'
import { foldText } from '#platform/domain/fold-text.ts'
import type { Maps, Place } from './port.ts'

export type OwnStreets = { readonly streets: StreetBook; readonly areas: CepAreas }

const SUGGESTIONS = 6
const PLACE_ID = /^sp:(\d{8})(?::(.{1,20}))?$/
const CEP_START = /^\s*\d{5}-?\d{0,3}\s*$/

/** Covers every street of the city; points are accurate to a few hundred metres. */
export function createOwnStreets({ streets, areas }: OwnStreets): Maps {
  function placeAt(row: StreetRow, number: string, complement = ''): Place | null {
    const area = areas.ofCep(row.cep)
    if (area.kind !== 'city') return null
    const address: Address = {
      street: row.street,
      number: row.number || number,
      complement,
      neighborhood: row.neighborhood,
      city: 'São Paulo',
      state: 'SP',
      postalCode: row.cep,
    }
    return toPlace(row.cep, address, area.point)
  }

  async function withBuilding(row: StreetRow, number: string): Promise<StreetRow> {
    return (number && (await streets.findBuilding(row, number))) || row
  }

  /** A CEP newer than the table: accept the typed address if its area is in the city. */
  function newPlace(typed: AddressText): Place | null {
    const area = areas.ofCep(typed.cep)
    if (area.kind !== 'city' || typed.words.length === 0) return null
    const { street, number, complement, neighborhood, cep } = typed
    const address = {
      street,
      number,
      complement,
      neighborhood,
      city: 'São Paulo',
      state: 'SP',
      postalCode: cep,
    }
    return toPlace(cep, address, area.point)
  }

  async function geocodeCep(typed: AddressText): Promise<Place | null> {
    const row = await streets.findByCep(typed.cep)
    if (!row) return newPlace(typed)
    const agrees = typed.street === '' || namesAgree(typed.words, streetWords(row.street).words)
    return agrees ? placeAt(row, typed.number, typed.complement) : null
  }

  return {
    async suggest(text) {
      if (CEP_START.test(text)) {
        const rows = await streets.findByCepStart(text.replace(/\D/g, ''), SUGGESTIONS)
        return rows.map((row) => toSuggestion(row, row.number))
      }
      const typed = parseAddressText(text)
      const rows = await streets.search({ type: typed.type, words: allWords(typed) }, SUGGESTIONS)
      const exact = await Promise.all(rows.map((row) => withBuilding(row, typed.number)))
      return exact.map((row) => toSuggestion(row, typed.number))
    },

    async placeDetails(placeId) {
      const [, cep, number = ''] = PLACE_ID.exec(placeId) ?? []
      const row = cep ? await streets.findByCep(cep) : null
      return row && placeAt(row, number)
    },

    async geocode(text) {
      const typed = parseAddressText(text)
      const isElsewhere = typed.city !== '' && foldText(typed.city) !== 'sao paulo'
      if (isElsewhere || (typed.state !== '' && typed.state !== 'SP')) return null
      if (typed.cep) return geocodeCep(typed)
      const { type, words } = typed
      const [row] =
        (await firstFilled(typed.neighborhood ? [allWords(typed), words] : [words], (some) =>
          streets.search({ type, words: some }, 1),
        )) ?? []
      return row ? placeAt(await withBuilding(row, typed.number), typed.number, typed.complement) : null
    },
  }
}

function toPlace(cep: string, address: Address, point: Place['point']): Place {
  return {
    placeId: buildPlaceId(cep, address.number),
    address,
    point,
    formatted: formatAddress(address),
    source: 'offline',
  }
}

const buildPlaceId = (cep: string, number: string) => `sp:${cep}${number ? `:${number}` : ''}`

function toSuggestion(row: StreetRow, number: string) {
  return {
    placeId: buildPlaceId(row.cep, number),
    title: [row.street, number].filter(Boolean).join(', '),
    detail: [row.neighborhood, 'São Paulo - SP'].filter(Boolean).join(', '),
  }
}

function allWords({ words, neighborhood }: AddressText): string[] {
  return [
    ...words,
    ...foldText(neighborhood)
      .split(' ')
      .filter((word) => word.length > 2),
  ]
}

async function firstFilled<Input, Item>(
  inputs: readonly Input[],
  ask: (input: Input) => Promise<Item[]>,
): Promise<Item[] | undefined> {
  for (const input of inputs) {
    const items = await ask(input)
    if (items.length > 0) return items
  }
  return undefined
}
