import { data, Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { sizedName } from '#catalogue/stock/domain/shelf.ts'
import { orderStatusLabels } from '#orders/copy/orders.ts'
import { isoDay } from '#platform/domain/sao-paulo-time.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { phoneDigits, whatsappLink } from '#ui/browser/whatsapp-link.ts'
import { LinkButton } from '#ui/elements/button.tsx'
import { DataTable } from '#ui/elements/data-table.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privatePage } from '#ui/seo/page-meta.ts'
import { batchesCopy } from '#workshop/batches/copy/admin-batches.ts'
import { recallCopy as words } from '#workshop/batches/copy/admin-recall.ts'
import { findRecall, type RecallHolder } from '#workshop/batches/use-cases/find-recall.ts'
import type { Route } from './+types/recall-route'
import { writeRecall } from './recall-action.server.ts'
import { RecallForm } from './recall-form.tsx'
import { subjectOfAddress } from './recall-subject.server.ts'
import { StopSale } from './stop-sale-form.tsx'

export { workshopLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: () => [{ label: batchesCopy.title, to: pathTo('adminBatches') }, { label: words.title }],
  loadFailed: words.loadFailed,
}

export const meta = privatePage(words.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const subject = subjectOfAddress(request)
  if (subject === undefined) return { recall: null, named: {} }
  const recall = subject && (await findRecall(shopOf(context).db, subject))
  if (!recall) throw data(null, { status: 404 })
  const named =
    'number' in subject
      ? { leva: String(subject.number) }
      : { material: subject.materialId, lote: subject.lot }
  return { recall, named }
}

export const action = writeRecall

export default function RecallPage({ loaderData }: Route.ComponentProps) {
  const { recall, named } = loaderData
  if (!recall)
    return (
      <AdminPage title={words.title} lead={words.lead}>
        <EmptyState
          title={words.choose.title}
          text={words.choose.text}
          action={<LinkButton to={pathTo('adminBatches')}>{batchesCopy.title}</LinkButton>}
        />
      </AdminPage>
    )
  const { material, batches, holders } = recall
  const title = material
    ? words.ofLot(material.name, material.lot)
    : words.holdersOfBatch(Number('leva' in named ? named.leva : 0))
  const units = holders.reduce((sum, holder) => sum + holder.units, 0)
  return (
    <AdminPage
      title={title}
      lead={words.lead}
      actions={
        <LinkButton variant="ghost" reloadDocument to={pathTo('adminRecallCsv', {}, named)}>
          {words.file}
        </LinkButton>
      }
    >
      <div className="split">
        <div className="panels grid g5">
          <section className="panel recall">
            <div className="panel__head cluster ends baseline">
              <h2>{words.holders}</h2>
              <span className="muted small">{words.summary(units, holders.length)}</span>
            </div>
            {holders.length === 0 ? (
              <p className="small muted">{words.nobody}</p>
            ) : (
              <Holders holders={holders} />
            )}
          </section>
        </div>
        <div className="panels grid g5">
          <section className="panel" aria-labelledby="meant">
            <div className="panel__head cluster ends baseline">
              <h2 id="meant">{words.batches}</h2>
            </div>
            {material && <p className="hint">{words.lotHint}</p>}
            {batches.length === 0 && <p className="small muted">{words.noBatches}</p>}
            <ul className="recall-batches list">
              {batches.map(({ id, number, onShelf, ...sold }) => (
                <li key={id} className="small">
                  <Link className="link" to={pathTo('adminBatch', { number: String(number) })}>
                    {words.leva(number)}
                  </Link>
                  , {sizedName(sold)}: {words.onShelf(onShelf)}
                </li>
              ))}
            </ul>
          </section>
          {batches.length > 0 && <StopSale batches={batches} named={named} />}
          {holders.length > 0 && <RecallForm holders={holders} named={named} />}
        </div>
      </div>
    </AdminPage>
  )
}

const { columns } = words

function Holders({ holders }: { holders: readonly RecallHolder[] }) {
  return (
    <DataTable
      label={words.holders}
      stack
      rows={holders}
      keyOf={({ orderId }) => orderId}
      columns={[
        {
          header: columns.who,
          cell: ({ orderId, orderNumber, customerName, day }) => (
            <>
              <Link className="link" to={pathTo('adminOrder', { id: orderId })}>
                {customerName || words.noName}
              </Link>
              <br />
              <small className="muted num">
                <Unbroken>{orderNumber}</Unbroken>, {words.day(day)}
              </small>
            </>
          ),
        },
        { header: columns.units, nowrap: true, cell: ({ units }) => words.units(units) },
        { header: columns.state, cell: ({ status }) => orderStatusLabels[status] },
        { header: columns.contact, cell: (holder) => <Contact holder={holder} /> },
      ]}
    />
  )
}

function Contact({ holder }: { holder: RecallHolder }) {
  const { email, phone, writtenAt, customerName, orderNumber } = holder
  const digits = phoneDigits(phone)
  if (!email && !phone) return words.noContact
  return (
    <>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {email && phone && <br />}
      {phone && <a href={`tel:${phone.replace(/\D/g, '')}`}>{phone}</a>}
      {digits && (
        <>
          {', '}
          <a
            href={whatsappLink(digits, words.hello(customerName, orderNumber))}
            target="_blank"
            rel="noreferrer"
          >
            {words.whatsapp}
            <VisuallyHidden> {words.whatsappOf(customerName || words.noName)}</VisuallyHidden>
          </a>
        </>
      )}
      {writtenAt && <small className="muted"> {words.written(isoDay(new Date(writtenAt)))}</small>}
    </>
  )
}
