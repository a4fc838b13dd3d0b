import { data, Form, redirect } from 'react-router'
import { testBankCopy as words } from '#copy/after-payment.ts'
import { answerTestChallenge, loadTestChallenge } from '#shop/checkout/answer-test-challenge.ts'
import { customerOf, shopOf } from '#web/context.server.ts'
import { formOf } from '#web/form-of.server.ts'
import { customersOnly } from '#web/middleware/access.server.ts'
import { privateMeta } from '#web/private-meta.ts'
import { pathTo } from '#web/route-table.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Price } from '#web/ui/price.tsx'
import { Sum } from '#web/ui/sum.tsx'
import type { Route } from './+types/offline-payment.ts'

export const middleware: Route.MiddlewareFunction[] = [customersOnly]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { userId } = customerOf(context)
  const challenge = await loadTestChallenge(shopOf(context), { userId, reference: params.reference })
  return data({ challenge }, { status: challenge ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { userId } = customerOf(context)
  const approved = (await formOf(request)).get('answer') === 'approve'
  const answered = await answerTestChallenge(shopOf(context), {
    userId,
    reference: params.reference,
    approved,
  })
  return redirect(answered.ok ? answered.value.redirectTo : pathTo('orders'))
}

export function meta() {
  return privateMeta(words.title)
}

/** The step outside the shop that a bank may ask for, as the offline provider plays it. */
export default function TestBank({ loaderData: { challenge } }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap test-bank">
      {challenge ? (
        <div className="label-frame">
          <h1>{words.title}</h1>
          <p className="muted mt3">{words.lead}</p>
          <dl className="sum mt5">
            <Sum label={words.order}>{challenge.orderNumber}</Sum>
            <Sum label={words.amount} className="total">
              <Price amount={challenge.amount} plain />
            </Sum>
          </dl>
          <Form method="post" className="row mt6" reloadDocument>
            <Button type="submit" variant="flame" name="answer" value="approve">
              {words.approve}
            </Button>
            <Button type="submit" variant="ghost" name="answer" value="refuse">
              {words.refuse}
            </Button>
          </Form>
        </div>
      ) : (
        <EmptyState
          heading="h1"
          title={words.over.title}
          text={words.over.text}
          action={<LinkButton to={pathTo('orders')}>{words.over.action}</LinkButton>}
        />
      )}
    </main>
  )
}
