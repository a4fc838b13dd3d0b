import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { automationsCopy as copy } from '#fulfilment/orders/copy/admin-orders.ts'
import type {
  AutomationStatus,
  loadAutomationStatus,
} from '#fulfilment/orders/use-cases/load-automation-status.ts'
import { classNames } from '#ui/browser/class-names.ts'
import { dayAndTime } from '#ui/copy/calendar.ts'
import { VisuallyHidden } from '#ui/elements/visually-hidden.tsx'

type Automations = Awaited<ReturnType<typeof loadAutomationStatus>>
type Name = 'paymentWebhook' | 'notifications' | 'stockReduction'

interface AutomationsPanelProps {
  automations: Automations
  now: Date
}

export function isAnyFailing({ undelivered, ...automations }: Automations): boolean {
  const { paymentWebhook, notifications, stockReduction } = automations
  return undelivered > 0 || [paymentWebhook, notifications, stockReduction].some(isFailing)
}

const isFailing = ({ state }: AutomationStatus) => state === 'failing'

export function AutomationsPanel({ automations, now }: AutomationsPanelProps) {
  const names: Record<Name, string> = {
    paymentWebhook: copy.names.paymentWebhook,
    notifications: copy.names.notifications(automations.environment),
    stockReduction: copy.names.stockReduction,
  }
  return (
    <section
      className={classNames('panel', isAnyFailing(automations) && 'autos-panel--failing')}
      aria-labelledby="automations"
    >
      <div className="panel__head cluster ends baseline">
        <h2 id="automations">{copy.title}</h2>
        <span className="small muted">{copy.checked(now)}</span>
      </div>
      <ul className="grid autos">
        {(Object.keys(names) as Name[]).map((name) => (
          <li key={name} data-state={automations[name].state}>
            <i aria-hidden="true" />
            <span>
              {names[name]} <VisuallyHidden>{copy.states[automations[name].state]}</VisuallyHidden>
              <small>{lastWord(name, automations[name], now)}</small>
              {name === 'notifications' && automations.undelivered > 0 && (
                <small>
                  <Link to={pathTo('adminDashboard')}>{copy.undelivered(automations.undelivered)}</Link>
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {areOnlyMessagesFailing(automations) && <p className="small">{copy.onlyMessages}</p>}
    </section>
  )
}

/** If only messages fail, the orders themselves are safe. */
const areOnlyMessagesFailing = (automations: Automations) =>
  isAnyFailing(automations) &&
  !isFailing(automations.paymentWebhook) &&
  !isFailing(automations.stockReduction)

function lastWord(name: Name, { state, lastAt, failing = [] }: AutomationStatus, now: Date): string {
  const lastRun = lastAt && dayAndTime(lastAt, now)
  if (state === 'failing') {
    const parts = name === 'notifications' ? failing.map((part) => copy.parts[part]) : []
    const failed = parts.length > 0 ? copy.failing(copy.failed[name], parts) : copy.failed[name]
    return [failed, lastRun].filter(Boolean).join(', ')
  }
  return lastRun ? copy.last[name](lastRun) : copy.never
}
