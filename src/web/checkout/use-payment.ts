import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { paymentCopy } from '#copy/payment-dialog.ts'
import type { PaymentStatus } from '#domain/orders/payment-status.ts'
import { callFunction } from '#web/kit/call-function.ts'
import { reloadPage } from '#web/kit/reload-page.ts'
import { toast } from '#web/kit/toast/toast-store.ts'
import { findPaymentOutcome } from './find-payment-outcome.ts'
import type { PaymentStepProps } from './payment-step-props.ts'
import { standAtOrder } from './stand-at-order.ts'

export type PaymentAnswer =
  | { kind: 'paid' }
  /** The bank asks for a step on a page of its own. */
  | { kind: 'elsewhere'; url: string }
  | { kind: 'refused'; sentence: string }
  /** The answer was lost: she may have paid. */
  | { kind: 'lost' }

export type PaymentPhase = 'idle' | 'paying' | 'checking'

type Step = Pick<PaymentStepProps, 'checkout' | 'onPaid' | 'onBusy'>

/** One attempt to pay, whoever takes the card. While it runs nothing leads away from it, and a lost answer is found out. */
export function usePayment({ checkout, onPaid, onBusy }: Step) {
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  useStayWhile(phase !== 'idle')
  useEffect(() => onBusy?.(phase !== 'idle'), [phase, onBusy])

  async function pay(attempt: () => Promise<PaymentAnswer>): Promise<void> {
    setPhase('paying')
    setProblem(null)
    const returnToPage = standAtOrder(checkout.orderNumber)
    const release = holdPage()
    const answer = await attempt()
    release()
    if (answer.kind === 'elsewhere') return window.location.assign(answer.url)
    if (answer.kind === 'lost') setPhase('checking')
    if (answer.kind === 'paid' || (answer.kind === 'lost' && (await isPaid(checkout.sessionId))))
      return onPaid()
    returnToPage()
    setPhase('idle')
    setProblem(answer.kind === 'refused' ? answer.sentence : paymentCopy.notReceived)
    if (answer.kind === 'refused')
      toast({ title: paymentCopy.failed, text: answer.sentence, tone: 'destructive' })
  }

  return { phase, problem, pay }
}

/** Back would take the card away in the middle of paying. */
function useStayWhile(isBusy: boolean): void {
  const blocker = useBlocker(isBusy)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** The browser asks before it leaves for another document while nobody knows yet whether the card was charged. */
function holdPage(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

async function isPaid(sessionId: string): Promise<boolean> {
  const outcome = await findPaymentOutcome({
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ask: () => askForStatus(sessionId),
  })
  return outcome === 'paid'
}

async function askForStatus(sessionId: string): Promise<PaymentStatus | null> {
  const result = await callFunction<{ order: { payment_status: PaymentStatus } }>('get-payment-status', {
    session_id: sessionId,
  })
  // The session ended meanwhile: after signing in, the order's own page goes on with it.
  if (!result.ok && result.status === 401) reloadPage()
  return result.ok ? result.body.order.payment_status : null
}
