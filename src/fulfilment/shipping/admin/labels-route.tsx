import '#ui/styles/admin.css'
import '#ui/styles/sheets/paper.css'
import { pathTo } from '#addresses.ts'
import { composeAddressLines } from '#delivery/addresses/domain/address-lines.ts'
import { labelSheetCopy as copy } from '#fulfilment/shipping/copy/admin-posting.ts'
import { loadLabels, type OwnLabel } from '#fulfilment/shipping/use-cases/load-labels.ts'
import { formatBrl } from '#platform/domain/money.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { readIds } from '#ui/admin/chosen-ids.ts'
import { ArrowLink, Button } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { Note } from '#ui/feedback/note.tsx'
import type { Route } from './+types/labels-route'

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadLabels(shopOf(context), readIds(new URL(request.url).searchParams.getAll('ids')))
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: copy.title(loaderData?.own.length ?? 0) }, { name: 'robots', content: 'noindex' }]
}

type Sender = Route.ComponentProps['loaderData']['sender']

/** One print job: own labels and the declarations of content for boxes without an invoice. */
export default function LabelsPage({ loaderData }: Route.ComponentProps) {
  const { own, sender, service } = loaderData
  const declared = own.filter(({ invoiceKey }) => invoiceKey === null)
  return (
    <div className="print-page print-page--labels">
      <header className="print-bar cluster g4 ends">
        <ArrowLink back to={pathTo('adminPosting')}>
          {copy.back}
        </ArrowLink>
        {service?.url && (
          <a className="btn btn--small" href={service.url} target="_blank" rel="noreferrer">
            {copy.service(copy.title(service.count).replace(/^\S+ /, ''))}
          </a>
        )}
      </header>
      {service && !service.url && (
        <Note tone="danger" className="print-bar cluster g4 ends">
          {copy.away}
        </Note>
      )}
      <main id="conteudo" tabIndex={-1}>
        {own.length > 0 && (
          <p className="print-bar cluster g4 ends">
            <Button small onClick={() => window.print()}>
              {copy.print}
            </Button>
          </p>
        )}
        {own.length === 0 && !service && <p className="print-bar cluster g4 ends">{copy.none}</p>}
        {splitIntoSheets(own).map((labels) => (
          <section key={labels[0]?.id} className="label-sheet label-sheet--post">
            {labels.map((label) => (
              <PostLabel key={label.id} label={label} sender={sender} />
            ))}
          </section>
        ))}
        {declared.map((label) => (
          <Declaration key={label.id} label={label} sender={sender} />
        ))}
      </main>
    </div>
  )
}

const LABELS_ON_A_SHEET = 4

const splitIntoSheets = (labels: readonly OwnLabel[]): OwnLabel[][] =>
  Array.from({ length: Math.ceil(labels.length / LABELS_ON_A_SHEET) }, (_, sheet) =>
    labels.slice(sheet * LABELS_ON_A_SHEET, (sheet + 1) * LABELS_ON_A_SHEET),
  )

interface LabelProps {
  label: OwnLabel
  sender: Sender
}

function PostLabel({ label, sender }: LabelProps) {
  const { orderNumber, carrier, service, number, count, grams, invoiceKey } = label
  return (
    <article className="post-label">
      <p className="post-label__service">
        <b>
          {carrier} {service}
        </b>{' '}
        {copy.weight(grams)}
        {count > 1 && `, ${number}/${count}`}
      </p>
      <p>
        {copy.order}{' '}
        <b>
          <Unbroken>{orderNumber}</Unbroken>
        </b>
        {invoiceKey && (
          <>
            <br />
            {copy.invoice(invoiceKey)}
          </>
        )}
      </p>
      <PartyWords title={copy.receiver} party={label.receiver} isLarge />
      <PartyWords title={copy.sender} party={sender} />
    </article>
  )
}

function PartyWords({ title, party, isLarge }: { title: string; party: Sender; isLarge?: boolean }) {
  const { line1, line2 } = composeAddressLines(party.address)
  const { city, state, postalCode } = party.address
  return (
    <address className={isLarge ? 'post-label__to' : undefined}>
      <small>{title}</small>
      <br />
      <b>{party.name}</b>
      <br />
      {line1}
      {line2 && (
        <>
          <br />
          {line2}
        </>
      )}
      <br />
      {city} – {state}
      <br />
      <b>{postalCode}</b>
    </address>
  )
}

function Declaration({ label, sender }: LabelProps) {
  return (
    <section className="label-sheet declaration">
      <h1>
        {copy.declaration}: {copy.order.toLowerCase()} <Unbroken>{label.orderNumber}</Unbroken>
      </h1>
      {[
        [copy.sender, sender],
        [copy.receiver, label.receiver],
      ].map(([title, party]) => (
        <div key={title as string}>
          <PartyWords title={title as string} party={party as Sender} />
          {(party as Sender).document && <p>{copy.document((party as Sender).document ?? '')}</p>}
        </div>
      ))}
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{copy.columns.item}</th>
            <th scope="col">{copy.columns.quantity}</th>
            <th scope="col">{copy.columns.value}</th>
          </tr>
        </thead>
        <tbody>
          {label.items.map(({ name, quantity, price }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{quantity}</td>
              <td>{formatBrl(quantity * price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{copy.total}</th>
            <td>{copy.weight(label.grams)}</td>
            <td>{formatBrl(label.value)}</td>
          </tr>
        </tfoot>
      </table>
      <p>{copy.declared}</p>
      <p className="declaration__signature">{copy.signature}</p>
    </section>
  )
}
