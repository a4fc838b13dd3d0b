import { pathTo } from '#addresses.ts'
import { adminContainersCopy as words } from '#fulfilment/containers/admin-copy.ts'
import type { CustomerContainers } from '#fulfilment/containers/use-cases/list-containers.ts'
import { formatDate } from '#platform/domain/sao-paulo-time.ts'
import { AdminForm } from '#ui/admin/admin-form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { CountContainers } from './containers-form.tsx'

interface ContainersPanelProps extends CustomerContainers {
  userId: string
}

export function ContainersPanel({ userId, containers, entries }: ContainersPanelProps) {
  return (
    <section className="panel" aria-labelledby="customer-pots">
      <div className="panel__head cluster ends baseline">
        <h2 id="customer-pots">{words.title}</h2>
      </div>
      <p className="small muted">
        {containers.announced ? words.announcedHere(containers.announced.count) : words.notAnnounced}{' '}
        {words.balance(containers.balance)}
      </p>
      <CountContainers userId={userId} announced={containers.announced} orderId={null} />
      <ul className="pot-entries list">
        {entries.map(({ id, kind, count, reason, createdAt, actorName }) => (
          <li key={id}>
            <b>{words.entries[kind](count)}</b>
            <small className="muted">
              {words.entryBy(formatDate(createdAt), actorName)}
              {reason && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ul>
      {entries.length > 0 && <CorrectContainers userId={userId} />}
    </section>
  )
}

function CorrectContainers({ userId }: { userId: string }) {
  const correct = words.correct
  return (
    <details>
      <summary className="text-btn">{correct.title}</summary>
      <AdminForm
        action={pathTo('adminCustomer', { id: userId })}
        intent="correct"
        failed={words.failed}
        clears
        className="stack"
        press={correct.press}
        saving={words.busy}
        look={{ variant: 'ghost' }}
      >
        {({ input }) => (
          <>
            <TextField
              label={correct.pots}
              hint={correct.countHint}
              {...input('pots')}
              numeric
              maxLength={3}
              required
            />
            <TextField label={correct.reason} {...input('reason')} maxLength={200} required />
          </>
        )}
      </AdminForm>
    </details>
  )
}
