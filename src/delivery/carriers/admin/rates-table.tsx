import { STATES } from '#delivery/addresses/domain/states.ts'
import { carriersCopy } from '#delivery/carriers/copy/admin-carriers.ts'
import { type Rate, WEIGHT_BANDS } from '#delivery/carriers/domain/rate-table.ts'
import { type Centavos, formatBrl } from '#platform/domain/money.ts'

interface Zone {
  states: readonly string[]
  services: readonly Rate[]
}

const words = carriersCopy.table
const findStateName = (state: string) => STATES.find(({ uf }) => uf === state)?.name ?? state
const amount = (price: Centavos | null) =>
  price === null ? <abbr title={words.noneHint}>{words.none}</abbr> : formatBrl(price)

/** Groups states with equal prices and delivery times into one row. */
function groupZones(rates: readonly Rate[]): readonly Zone[] {
  const states = Map.groupBy(rates, ({ state }) => state)
  const zones = Map.groupBy(states, ([, services]) =>
    JSON.stringify(services.map(({ state, ...rest }) => rest)),
  )
  return [...zones.values()].map((same) => ({
    states: same.map(([state]) => state),
    services: same[0]?.[1] ?? [],
  }))
}

export function RatesTable({ rates }: { rates: readonly Rate[] }) {
  const zones = groupZones(rates)
  return (
    <section className="panel">
      <div className="panel__head cluster ends baseline">
        <h2 id="rates">{words.title}</h2>
        <span className="small muted">{words.hint}</span>
      </div>
      <WideTable zones={zones} />
      <div className="narrow-only accordion rate-zones">
        {zones.map((zone) => (
          <ZoneDetails key={zone.states[0]} zone={zone} />
        ))}
      </div>
    </section>
  )
}

function WideTable({ zones }: { zones: readonly Zone[] }) {
  const hasFree = zones.some(({ services }) => services.some(({ freeAbove }) => freeAbove !== null))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by the keyboard
    <section className="wide-only table-scroll rates-scroll" aria-labelledby="rates" tabIndex={0}>
      <table className="table rates-table">
        <thead>
          <tr>
            <th scope="col">{words.states}</th>
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
        {zones.map(({ states, services }) => (
          <tbody key={states[0]}>
            {services.map(({ service, prices, daysFrom, daysUntil, freeAbove }, place) => (
              <tr key={service}>
                {place === 0 && (
                  <th scope="rowgroup" rowSpan={services.length}>
                    <States states={states} />
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
  )
}

function ZoneDetails({ zone: { states, services } }: { zone: Zone }) {
  const hasFree = services.some(({ freeAbove }) => freeAbove !== null)
  return (
    <details>
      <summary>
        <span>
          <b>
            <States states={states} />
          </b>
          <small className="muted">
            {services.map(({ service, prices }) => words.startsAt(service, prices[0] ?? null)).join(', ')}
          </small>
        </span>
      </summary>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.parcel}</th>
            {services.map(({ service }) => (
              <th key={service} scope="col" className="r">
                {service}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEIGHT_BANDS.map((grams, band) => (
            <tr key={grams}>
              <th scope="row">{words.upTo(grams)}</th>
              {services.map(({ service, prices }) => (
                <td key={service} className="r num">
                  {amount(prices[band] ?? null)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.days}</th>
            {services.map(({ service, daysFrom, daysUntil }) => (
              <td key={service} className="r">
                {words.daysOf(daysFrom, daysUntil)}
              </td>
            ))}
          </tr>
          {hasFree && (
            <tr>
              <th scope="row">{words.free}</th>
              {services.map(({ service, freeAbove }) => (
                <td key={service} className="r num">
                  {freeAbove === null ? words.none : formatBrl(freeAbove)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </details>
  )
}

function States({ states }: { states: readonly string[] }) {
  return states.map((state, place) => (
    <span key={state}>
      {place > 0 && ', '}
      <abbr title={findStateName(state)}>{state}</abbr>
    </span>
  ))
}
