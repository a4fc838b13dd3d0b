import { data } from 'react-router'
import { pathTo } from '#addresses.ts'
import { openingCopy as words } from '#office/opening/admin-copy.ts'
import { loadOpening } from '#office/opening/use-cases/load-opening.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { type AdminHandle, AdminPage } from '#ui/admin/admin-page.tsx'
import { LinkButton } from '#ui/elements/button.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/step-route'
import { CandleStep } from './candle-step.tsx'
import { DaysStep } from './days-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { loadStep } from './load-step.server.ts'
import { MailStep } from './mail-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { SellerStep } from './seller-step.tsx'
import { changeStep } from './step-action.server.ts'
import { StepDots } from './step-dots.tsx'
import { stepAt } from './step-names.ts'

export { settingsLinks as links } from '#ui/styles/admin-sheets.ts'

export const handle: AdminHandle = {
  breadcrumbs: (loaded: Route.ComponentProps['loaderData'] | undefined) => [
    { label: words.title, to: pathTo('adminOpening') },
    { label: loaded ? words.steps[loaded.step.name].title : '' },
  ],
  loadFailed: words.loadFailed,
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData ? words.steps[loaderData.step.name].title : words.title)
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const name = stepAt(params.step)
  if (name === null || name === 'test') throw data(null, { status: 404 })
  const shop = shopOf(context)
  const token = new URL(request.url).searchParams.get('codigo') ?? ''
  const [step, { steps }] = await Promise.all([loadStep(shop, name, { context, token }), loadOpening(shop)])
  return { step, done: steps.filter(({ isDone }) => isDone).map((step) => step.name) }
}

export const action = changeStep

export default function StepPage({ loaderData: { step, done } }: Route.ComponentProps) {
  const { title, lead, seen } = words.steps[step.name]
  return (
    <div className="grid opening-step">
      <StepDots current={step.name} doneSteps={done} />
      <AdminPage title={title} lead={lead}>
        <p className="hint">
          <b>{words.seenTitle}:</b> {seen}
        </p>
        <StepBody key={step.name} step={step} />
      </AdminPage>
    </div>
  )
}

type LoadedStep = Awaited<ReturnType<typeof loadStep>>

function StepBody({ step }: { step: LoadedStep }) {
  switch (step.name) {
    case 'seller':
      return <SellerStep {...step} />
    case 'delivery':
      return <DeliveryStep {...step} />
    case 'days':
      return <DaysStep {...step} />
    case 'payment':
      return <PaymentStep {...step} />
    case 'candle':
      return <CandleStep {...step} />
    case 'mail':
      return <MailStep {...step} />
    case 'house':
      return <HouseStep />
  }
}

function HouseStep() {
  return (
    <>
      <div className="panel stack">
        <p>{words.house.text}</p>
        <p>
          <LinkButton to={pathTo('adminContent')}>{words.house.open}</LinkButton>
        </p>
      </div>
      <div className="steps__foot mt4">
        <LinkButton to={pathTo('adminOpening')} variant="ghost">
          {words.later}
        </LinkButton>
      </div>
    </>
  )
}
