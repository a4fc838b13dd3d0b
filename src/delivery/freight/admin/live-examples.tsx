import { useState } from 'react'
import { courierSettingsCopy as words } from '#delivery/freight/admin-copy.ts'
import { formatKm } from '#delivery/freight/copy/ride.ts'
import { composeFreightPrice, isPeakHour, REACH_METRES } from '#delivery/freight/domain/price-freight.ts'
import { ringIndex } from '#delivery/freight/storefront/map-projection.ts'
import { RingDot } from '#delivery/freight/storefront/ring-dot.tsx'
import { formatBrl } from '#platform/domain/money.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { TypedCourierSettings } from './courier-draft.ts'

const EXAMPLE_METRES = [2_000, 5_000, 10_000, 20_000, 35_000]
/** Distance of the example in the bottom bar on phones. */
const BRIEF_METRES = 10_000
const NO_PRICE = '–'

/** Returns dashes while a setting is not a number. */
export function examplePrices(metres: number, table: TypedCourierSettings): { usual: string; peak: string } {
  const isPriced = Object.values(table).every((value) => typeof value !== 'number' || Number.isFinite(value))
  const price = (peak: boolean) => formatBrl(composeFreightPrice(metres, table, peak).total)
  return isPriced ? { usual: price(false), peak: price(true) } : { usual: NO_PRICE, peak: NO_PRICE }
}

export function BriefExample({ table }: { table: TypedCourierSettings }) {
  const { usual, peak } = examplePrices(BRIEF_METRES, table)
  return <>{words.briefly(formatKm(BRIEF_METRES), usual, peak)}</>
}

interface LiveExamplesProps {
  table: TypedCourierSettings
  /** Server time; selects the highlighted column. */
  now: Date
}

export function LiveExamples({ table, now }: LiveExamplesProps) {
  const isPeak = isPeakHour(now, table)
  return (
    <aside className="panel examples" aria-labelledby="exemplos">
      <div className="panel__head cluster ends baseline">
        <h2 id="exemplos">{words.examples}</h2>
      </div>
      <p className="small muted">{words.examplesHint}</p>
      <table className="table mt4">
        <thead>
          <tr>
            <th scope="col">{words.distance}</th>
            <PriceHead label={words.usual} isNow={!isPeak} />
            <PriceHead label={words.atPeak} isNow={isPeak} />
          </tr>
        </thead>
        <tbody>
          {EXAMPLE_METRES.map((metres) => (
            <ExampleRow key={metres} metres={metres} table={table} />
          ))}
        </tbody>
      </table>
      <OtherDistance table={table} />
    </aside>
  )
}

function PriceHead({ label, isNow }: { label: string; isNow: boolean }) {
  return (
    <th scope="col" className="r">
      {label}
      {isNow && <small className="examples__now"> {words.now}</small>}
    </th>
  )
}

function ExampleRow({ metres, table }: { metres: number; table: TypedCourierSettings }) {
  const { usual, peak } = examplePrices(metres, table)
  return (
    <tr>
      <td>
        <span className="ex__n">
          <RingDot ring={ringIndex(metres)} />
          <span className="num">{formatKm(metres)}</span>
        </span>
      </td>
      <td className="r num">
        <b>{usual}</b>
      </td>
      <td className="r num">{peak}</td>
    </tr>
  )
}

function OtherDistance({ table }: { table: TypedCourierSettings }) {
  const [typed, setTyped] = useState('12,0')
  const metres = Math.round(Number(typed.trim().replace(',', '.')) * 1000)
  const isDistance = typed.trim() !== '' && metres >= 0
  const { usual, peak } = isDistance ? examplePrices(metres, table) : { usual: NO_PRICE, peak: NO_PRICE }
  return (
    <div className="try grid mt4">
      <TextField
        label={words.otherDistance}
        numeric
        inputMode="decimal"
        value={typed}
        trailing={<span className="muted tier__u fs-micro">km</span>}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="right try__r" role="status">
        {metres > REACH_METRES ? (
          <small>{words.beyond}</small>
        ) : (
          <>
            <b className="num">{usual}</b>
            <small className="num">{words.inPeak(peak)}</small>
          </>
        )}
      </p>
    </div>
  )
}
