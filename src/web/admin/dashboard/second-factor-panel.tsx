import { pathTo } from '#addresses.ts'
import { dashboardCopy } from '#copy/admin/dashboard.ts'
import { LinkButton } from '#web/kit/elements/button.tsx'

const { title, text, action } = dashboardCopy.secondFactor

/** Asked on the first page of the back office until she has one. */
export function SecondFactorPanel() {
  return (
    <section className="panel panel--attention" aria-labelledby="second-factor">
      <div className="panel__head">
        <h2 id="second-factor">{title}</h2>
      </div>
      <p className="small muted">{text}</p>
      <p className="mt4">
        <LinkButton small to={pathTo('profileSecurity')}>
          {action}
        </LinkButton>
      </p>
    </section>
  )
}
