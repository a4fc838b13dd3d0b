import { data, Form, redirect } from 'react-router'
import { pathTo } from '#addresses.ts'
import { Price } from '#catalogue/products/storefront/price.tsx'
import { testBankCopy as words } from '#checkout/purchase/copy/after-payment.ts'
import { Sum } from '#orders/storefront/sum.tsx'
import { answerTestChallenge, loadTestChallenge } from '#payments/use-cases/answer-test-challenge.ts'
import { shopOf, visitorOf } from '#platform/http/request/context.server.ts'
import { readForm, readFormData } from '#platform/http/request/read-form-data.server.ts'
import { Button, LinkButton } from '#ui/elements/button.tsx'
import { Unbroken } from '#ui/elements/unbroken.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { privateMeta } from '#ui/seo/page-meta.ts'
import type { Route } from './+types/offline-payment-route'
import { testBankSchema } from './test-bank-form.server.ts'

export { framelessLinks as links } from '#ui/styles/shop-sheets.ts'

function readUserId(context: Route.LoaderArgs['context']): string | null {
  const visitor = visitorOf(context)
  return visitor.kind === 'guest' ? null : visitor.userId
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const access = { userId: readUserId(context), reference: params.reference }
  const challenge = await loadTestChallenge(shopOf(context), access)
  return data({ challenge }, { status: challenge ? 200 : 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { answer } = readForm(testBankSchema, await readFormData(request))
  const answered = await answerTestChallenge(shopOf(context), {
    userId: readUserId(context),
    reference: params.reference,
    approved: answer === 'approve',
  })
  return redirect(answered.ok ? answered.value.redirectTo : pathTo('orders'))
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return privateMeta(matches, loaderData?.challenge === null ? words.over.title : words.title)
}

/** Simulates the bank's own confirmation page for the offline provider. */
export default function TestBank({ loaderData: { challenge } }: Route.ComponentProps) {
  return (
    <main id="conteudo" tabIndex={-1} className="wrap test-bank">
      {challenge ? (
        <div className="label-frame">
          <h1>{words.title}</h1>
          <p className="muted mt3">{words.lead}</p>
          <dl className="sum mt5">
            <Sum label={words.order}>
              <Unbroken>{challenge.orderNumber}</Unbroken>
            </Sum>
            <Sum label={words.amount} className="total">
              <Price amount={challenge.amount} plain />
            </Sum>
          </dl>
          <Form method="post" className="cluster mt6" reloadDocument>
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
