import { carriersCopy } from '#copy/admin/carriers.ts'
import { STATES } from '#domain/address/states.ts'
import { type Rate, WEIGHT_BANDS } from '#domain/carriers/rate-table.ts'
import { type Centavos, formatBrl } from '#domain/money.ts'

const words = carriersCopy.table
const nameOf = (state: string) => STATES.find(({ uf }) => uf === state)?.name ?? state
const amount = (price: Centavos | null) =>
  price === null ? <abbr title={words.noneHint}>{words.none}</abbr> : formatBrl(price)

/** Wide on a desk; on a phone it is pushed sideways under the state's name. */
export function RatesTable({ rates }: { rates: readonly Rate[] }) {
  // A column of dashes says nothing.
  const hasFree = rates.some(({ freeAbove }) => freeAbove !== null)
  return (
    <section className="panel">
      <div className="panel__head">
        <h2 id="rates">{words.title}</h2>
        <span className="small muted">{words.hint}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by the keyboard */}
      <section className="table-scroll rates-scroll" aria-labelledby="rates" tabIndex={0}>
        <table className="table rates-table">
          <thead>
            <tr>
              <th scope="col">{words.state}</th>
              <th scope="col">{words.service}</th>
              {WEIGHT_BANDS.map((grams) => (
                <th key={grams} scope="col" className="r num">
                  {words.upTo(grams)}
                </th>
              ))}
              <th scope="col" className="r">
                {words.days}
              </th>
              {hasFree && (
                <th scope="col" className="r">
                  {words.free}
                </th>
              )}
            </tr>
          </thead>
          {[...Map.groupBy(rates, ({ state }) => state)].map(([state, services]) => (
            <tbody key={state}>
              {services.map(({ service, prices, daysFrom, daysUntil, freeAbove }, place) => (
                <tr key={service}>
                  {place === 0 && (
                    <th scope="rowgroup" rowSpan={services.length}>
                      <abbr title={nameOf(state)}>{state}</abbr>
                    </th>
                  )}
                  <th scope="row">{service}</th>
                  {WEIGHT_BANDS.map((grams, band) => (
                    <td key={grams} className="r num">
                      {amount(prices[band] ?? null)}
                    </td>
                  ))}
                  <td className="r">{words.daysOf(daysFrom, daysUntil)}</td>
                  {hasFree && (
                    <td className="r num">{freeAbove === null ? words.none : formatBrl(freeAbove)}</td>
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </section>
  )
}
