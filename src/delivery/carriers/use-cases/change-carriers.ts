import { sql } from 'drizzle-orm'
import {
  type BoxDraft,
  type BoxFault,
  boxFaults,
  MAX_BOXES,
  PROPOSED_BOXES,
} from '#delivery/carriers/domain/boxes.ts'
import { editRates, type RateEditRefusal, type TypedRateEdit } from '#delivery/carriers/domain/edit-rates.ts'
import { proposedRates, type Rate } from '#delivery/carriers/domain/rate-table.ts'
import { type RatesCsvRefusal, ratesFromCsv } from '#delivery/carriers/domain/rates-csv.ts'
import { boxRow, carrierBoxes, carrierRates } from '#delivery/carriers/schema.ts'
import { type Changes, changesBetween } from '#platform/audit/changes.ts'
import { type Actor, recordChange } from '#platform/audit/record-change.ts'
import { commitUnlessRefused } from '#platform/commit-unless-refused.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { type Ok, ok, type Refusal, refuse } from '#platform/domain/result.ts'
import type { Shop } from '#platform/shop.ts'
import { SETTINGS_ENTITY, writeSection } from '#settings/use-cases/save-settings.ts'
import { type CarrierSettings, loadCarriers } from './load-carriers.ts'

interface CarrierEdit {
  readonly version: number
  readonly actor: Actor
}

type Next = Pick<CarrierSettings, 'isOffered' | 'rates'> & { readonly boxes: readonly BoxDraft[] }
type Settled<Refused> = Promise<Ok<undefined> | Refused | Refusal<'changed-meanwhile'>>

export const switchBrazil = (shop: Shop, edit: CarrierEdit & { readonly isOffered: boolean }) =>
  change(shop, edit, ({ rates, boxes }): Ok<Partial<Next>> | Refusal<'no-rates' | 'no-boxes'> => {
    if (edit.isOffered && rates.length === 0) return refuse('no-rates')
    if (edit.isOffered && boxes.length === 0) return refuse('no-boxes')
    return ok({ isOffered: edit.isOffered })
  })

/** Fills empty rates and boxes with plausible values for the owner to edit. */
export const startWithProposal = (shop: Shop, edit: CarrierEdit) =>
  change(shop, edit, ({ rates, boxes }) =>
    ok({
      rates: rates.length > 0 ? rates : proposedRates(),
      boxes: boxes.length > 0 ? boxes : PROPOSED_BOXES,
    }),
  )

export const saveRates = (shop: Shop, edit: CarrierEdit & { readonly typed: TypedRateEdit }) =>
  change(shop, edit, ({ rates }): Ok<Partial<Next>> | RateEditRefusal => {
    const editedRates = editRates(rates, edit.typed)
    return editedRates.ok ? ok({ rates: editedRates.value }) : editedRates
  })

export const importRates = (shop: Shop, edit: CarrierEdit & { readonly text: string }) =>
  change(shop, edit, (): Ok<Partial<Next>> | RatesCsvRefusal => {
    const rates = ratesFromCsv(edit.text)
    return rates.ok ? ok({ rates: rates.value }) : rates
  })

export type BoxRefusal =
  | Refusal<'box-invalid', { readonly fields: BoxFault[] }>
  | Refusal<'box-not-found'>
  | Refusal<'too-many-boxes'>
  | Refusal<'last-box'>

export const saveBox = (
  shop: Shop,
  edit: CarrierEdit & { readonly boxId: string | null; readonly box: BoxDraft },
) =>
  change(shop, edit, ({ boxes }): Ok<Partial<Next>> | BoxRefusal => {
    const fields = boxFaults(edit.box)
    if (fields.length > 0) return refuse('box-invalid', { fields })
    if (edit.boxId === null)
      return boxes.length < MAX_BOXES ? ok({ boxes: [...boxes, edit.box] }) : refuse('too-many-boxes')
    const place = boxes.findIndex(({ id }) => id === edit.boxId)
    return place < 0
      ? refuse('box-not-found')
      : ok({ boxes: boxes.with(place, { id: edit.boxId, ...edit.box }) })
  })

export const removeBox = (shop: Shop, edit: CarrierEdit & { readonly boxId: string }) =>
  change(shop, edit, ({ boxes, isOffered }): Ok<Partial<Next>> | BoxRefusal => {
    const otherBoxes = boxes.filter(({ id }) => id !== edit.boxId)
    if (otherBoxes.length === boxes.length) return refuse('box-not-found')
    return isOffered && otherBoxes.length === 0 ? refuse('last-box') : ok({ boxes: otherBoxes })
  })

async function change<Refused extends Refusal<string, unknown>>(
  shop: Shop,
  { version, actor }: CarrierEdit,
  decide: (before: CarrierSettings) => Ok<Partial<Next>> | Refused,
): Settled<Refused> {
  const at = shop.clock.now()
  const outcome = await commitUnlessRefused(shop.db, async (tx): Settled<Refused> => {
    const before = await loadCarriers({ db: tx })
    const decided = decide(before)
    if (!decided.ok) return decided
    const after = { ...before, ...decided.value }
    const values = { offered: after.isOffered ? 'yes' : '' }
    if (!(await writeSection(tx, { section: 'brazil', values, version, at })))
      return refuse('changed-meanwhile')
    if (decided.value.rates) await writeRates(tx, decided.value.rates)
    if (decided.value.boxes) await writeBoxes(tx, decided.value.boxes)
    // Every cached product page shows where the shop delivers.
    await tx.execute(sql`select pg_notify('product_updates', '{"kind":"products","ids":"all"}')`)
    const changes = inHistory(before, after)
    await recordChange(tx, { actor, ...SETTINGS_ENTITY, action: 'carriers', changes, at })
    return ok()
  })
  if (outcome.ok) await shop.settings.refresh()
  return outcome
}

async function writeRates(tx: Transaction, rates: readonly Rate[]): Promise<void> {
  await tx.delete(carrierRates)
  await tx.insert(carrierRates).values([...rates])
}

async function writeBoxes(tx: Transaction, boxes: readonly (BoxDraft & { id?: string })[]): Promise<void> {
  await tx.delete(carrierBoxes)
  const rows = boxes.map(({ id, ...box }, position) => ({ ...(id && { id }), ...boxRow(box, position) }))
  if (rows.length > 0) await tx.insert(carrierBoxes).values(rows)
}

/** A file may change every row, so the history names only this many. */
const MAX_NAMED = 8

function inHistory(before: Next, after: Next): Changes {
  const selectRates = ({ rates }: Next, changedKeys: ReadonlySet<string>) =>
    rates
      .filter(({ state, service }) => changedKeys.has(`${state} ${service}`))
      .slice(0, MAX_NAMED)
      .map(({ state, service, prices, daysFrom, daysUntil, freeAbove }) =>
        [
          `${state} ${service}`,
          prices.map(reais).join(' '),
          `${daysFrom}–${daysUntil}`,
          reais(freeAbove),
        ].join(', '),
      )
      .join('; ')
  const lines = ({ rates }: Next) =>
    new Map(rates.map((rate) => [`${rate.state} ${rate.service}`, JSON.stringify(rate)]))
  const [old, fresh] = [lines(before), lines(after)]
  const changed = new Set([...old.keys(), ...fresh.keys()].filter((key) => old.get(key) !== fresh.get(key)))
  const boxes = (next: Next) =>
    next.boxes
      .map(({ name, inner, grams, cost }) => `${name}, ${inner.join('×')} mm, ${grams} g, ${reais(cost)}`)
      .join('; ')
  return changesBetween(
    {
      'brazil.offered': word(before),
      'brazil.rates': selectRates(before, changed),
      'brazil.boxes': boxes(before),
    },
    {
      'brazil.offered': word(after),
      'brazil.rates': selectRates(after, changed),
      'brazil.boxes': boxes(after),
    },
  )
}

const word = ({ isOffered }: Next) => (isOffered ? 'yes' : '')
const reais = (amount: number | null) => (amount === null ? '–' : (amount / 100).toFixed(2).replace('.', ','))
