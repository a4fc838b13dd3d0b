import { Link } from 'react-router'
import { pathTo } from '#addresses.ts'
import { automationsCopy as copy } from '#copy/admin/orders/orders.ts'
import { dayAndTime } from '#copy/delivery/calendar.ts'
import type { AutomationStatus, loadAutomationStatus } from '#shop/admin/orders/load-automation-status.ts'
import { VisuallyHidden } from '#web/kit/elements/visually-hidden.tsx'

type Automations = Awaited<ReturnType<typeof loadAutomationStatus>>
type Name = 'paymentWebhook' | 'notifications' | 'stockReduction'

interface AutomationsPanelProps {
  automations: Automations
  now: Date
}

/** What runs by itself, as it really stands. */
export function AutomationsPanel({ automations, now }: AutomationsPanelProps) {
  const names: Record<Name, string> = {
    paymentWebhook: copy.names.paymentWebhook,
    notifications: copy.names.notifications(automations.environment),
    stockReduction: copy.names.stockReduction,
  }
  return (
    <section className="panel" aria-labelledby="automations">
      <div className="panel__head">
        <h2 id="automations">{copy.title}</h2>
        <span className="small muted">{copy.checked(now)}</span>
      </div>
      <ul className="autos">
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
    </section>
  )
}

function lastWord(name: Name, { state, lastAt, failing = [] }: AutomationStatus, now: Date): string {
  const when = lastAt && dayAndTime(lastAt, now)
  if (state === 'failing') {
    const parts = name === 'notifications' ? failing.map((part) => copy.parts[part]) : []
    const failed = parts.length > 0 ? copy.failing(copy.failed[name], parts) : copy.failed[name]
    return [failed, when].filter(Boolean).join(', ')
  }
  return when ? copy.last[name](when) : copy.never
}
