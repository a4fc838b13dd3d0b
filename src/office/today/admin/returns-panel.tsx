import { pathTo } from '#addresses.ts'
import { chooseWord, ReplacementStepButton } from '#fulfilment/orders/admin/returns/replacement-step.tsx'
import { ContactTools, StopTools } from '#fulfilment/orders/admin/stop-tools.tsx'
import { todayCopy } from '#office/today/admin-copy.ts'
import type { ReturnTask } from '#office/today/use-cases/list-return-tasks.ts'
import { replacementCopy } from '#orders/copy/replacements.ts'
import { Job } from '#ui/admin/job.tsx'
import { OwnersLink } from '#ui/admin/owners-link.tsx'
import { longDay } from '#ui/copy/calendar.ts'
import { Badge } from '#ui/elements/badge.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'

const copy = todayCopy.returns

interface ReturnsPanelProps {
  tasks: readonly ReturnTask[]
  today: string
  isHelper: boolean
}

export function ReturnTasksPanel({ tasks, today, isHelper }: ReturnsPanelProps) {
  if (tasks.length === 0) return null
  return (
    <Job id="returns" title={copy.title}>
      <ul className="todo rows-open">
        {tasks.map((task) => (
          <TaskRow key={`${task.returnId} ${task.kind}`} task={task} today={today} isHelper={isHelper} />
        ))}
      </ul>
    </Job>
  )
}

function TaskRow({ task, today, isHelper }: Omit<ReturnsPanelProps, 'tasks'> & { task: ReturnTask }) {
  const { kind, day, contact, orderId, orderNumber, deliveryWay, pickupCode } = task
  const isPickup = kind === 'send' && deliveryWay === 'pickup'
  const candles = task.lines.map(({ quantity, name, variantName }) =>
    [`${quantity} × ${name}`, variantName].filter(Boolean).join(', '),
  )
  return (
    <li>
      <div className="todo__top strip g4 ends baseline">
        <b>{contact.name}</b>
        <OwnersLink className="row-link" to={pathTo('adminOrder', { id: orderId })}>
          <Unbroken>{orderNumber}</Unbroken>
        </OwnersLink>
      </div>
      <p>{copy.kinds[kind](candles.join('; '))}</p>
      <p className="cluster stops__tags">
        <Badge tone={day !== null && day < today ? 'terra' : 'linen'}>
          {day === null ? copy.noDay : day < today ? copy.late(longDay(day)) : longDay(day)}
        </Badge>
        {task.step === 'packed' && <Badge tone="sage">{todayCopy.deliver.packed}</Badge>}
      </p>
      {isPickup && pickupCode && <p>{todayCopy.deliver.pickupCode(pickupCode)}</p>}
      {isPickup ? <ContactTools stop={task} /> : <StopTools stop={task} />}
      {kind === 'send' && <NextStep task={task} />}
      {kind === 'collect' && !isHelper && (
        <LinkButton variant="ghost" small to={pathTo('adminOrder', { id: orderId })}>
          {day === null ? copy.arrange : copy.collected}
        </LinkButton>
      )}
    </li>
  )
}

function NextStep({ task }: { task: ReturnTask }) {
  const { step, contact, deliveryWay } = task
  if (step === 'packed') {
    const label = chooseWord(replacementCopy.sent, deliveryWay)
    const fullLabel = replacementCopy.sentOf(label, contact.name)
    return <ReplacementStepButton of={task} to="sent" label={label} fullLabel={fullLabel} />
  }
  const { packed, packedOf } = replacementCopy
  return <ReplacementStepButton of={task} to="packed" label={packed} fullLabel={packedOf(contact.name)} />
}
