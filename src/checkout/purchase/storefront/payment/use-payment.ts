import { useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { paymentCopy } from '#checkout/purchase/copy/payment-dialog.ts'
import type { PaymentStatus } from '#orders/domain/order-status.ts'
import type { Centavos } from '#platform/domain/money.ts'
import type { PaymentMethod } from '#platform/domain/payment-method.ts'
import { reloadPage } from '#ui/browser/reload-page.ts'
import { toast } from '#ui/toast/toast-store.ts'
import { askForPayment, findPaymentOutcome, type PayingVisitor } from './ask-for-payment.ts'
import { PAYMENT } from './begin-checkout.ts'
import type { OpenCheckout } from './open-checkout.server.ts'
import { payPageOf, showOrderAddress } from './payment-pages.ts'

export type PaymentAnswer =
  | { kind: 'paid' }
  /** The bank asks for a step on a page of its own. */
  | { kind: 'elsewhere'; url: string }
  /** Over: this payment was closed, and no card can pay it any more. */
  | { kind: 'refused'; sentence: string; isOver?: boolean }
  /** The answer was lost: the customer may have paid. */
  | { kind: 'lost' }

/** What a card form can do, ours or the provider's: the card is typed before there is an order, and charged once there is one. */
export interface CardEntry {
  /** False where something is still to be corrected, which it has said. */
  check(): Promise<boolean>
  pay(checkout: OpenCheckout): Promise<PaymentAnswer>
}

/** What every way of paying gets. */
export interface PaymentStepProps {
  checkout: OpenCheckout
  /** In the dialog over the cart, on the order's own page, or on the one of its link. */
  place: 'dialog' | 'page' | 'link'
  onPaid(): Promise<void>
  /** The shop says that this order can no longer be paid. */
  onOver?(): void
  /** Absent where there is nothing to go back to. */
  onClose?(): void
  /** While it is busy nothing may close what surrounds it. */
  onBusy?(isBusy: boolean): void
  /** The other way of payment and what it would cost; null where the shop takes only this one. */
  other: { method: PaymentMethod; total: Centavos } | null
  /** Another way of payment; or a new Pix code, where this one has ended. Says by itself why it could not be. */
  onMethod(method: PaymentMethod): Promise<void>
}

export type PaymentPhase = 'idle' | 'paying' | 'checking'

/**
 * One attempt to pay, whoever takes the card. While it runs, or the order for it is being opened, nothing leads away from it;
 * a lost answer is found out.
 */
export function usePayment(isOpening = false) {
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const isBusy = isOpening || phase !== 'idle'
  useStayWhile(isBusy)
  const isUnderWay = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  /** A second press before the first has shown itself is none. */
  async function once(press: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblem(null)
    await press().finally(() => {
      isUnderWay.current = false
    })
  }

  /**
   * True once it is paid; the phase then stays, because the page is about to change. `onOver` hears that the payment may
   * have been closed or changed meanwhile.
   */
  async function pay(
    visitor: PayingVisitor,
    attempt: () => Promise<PaymentAnswer>,
    onOver?: () => void,
  ): Promise<boolean> {
    // The customer closed it while the order was written: nothing is charged without their seeing it.
    if (!isShown.current) return false
    setPhase('paying')
    setProblem(null)
    const returnToPage = showOrderAddress(payPageOf(visitor))
    const release = holdPage()
    const answer = await attempt()
    release()
    if (answer.kind === 'elsewhere') {
      window.location.assign(answer.url)
      return false
    }
    if (answer.kind === 'lost') setPhase('checking')
    if (answer.kind === 'paid' || (answer.kind === 'lost' && (await isPaid(visitor)))) return true
    returnToPage()
    setPhase('idle')
    setProblem(answer.kind === 'refused' ? answer.sentence : paymentCopy.notReceived)
    if (answer.kind === 'refused')
      toast({ title: paymentCopy.failed, text: answer.sentence, tone: 'destructive', tried: PAYMENT })
    if (answer.kind === 'lost' || answer.isOver) onOver?.()
    return false
  }

  const toastNotLoaded = () => toast({ ...paymentCopy.notLoaded, tone: 'destructive', tried: PAYMENT })
  return { phase, isBusy, problem, once, pay, toastNotLoaded }
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

async function isPaid(visitor: PayingVisitor): Promise<boolean> {
  const outcome = await findPaymentOutcome({
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ask: () => askForStatus(visitor),
  })
  return outcome === 'paid'
}

async function askForStatus(visitor: PayingVisitor): Promise<PaymentStatus | null> {
  const result = await askForPayment(visitor)
  // The session ended meanwhile: after signing in, the order's own page goes on with it.
  if (!result.ok && result.status === 401) reloadPage()
  return result.ok ? result.body.order.payment_status : null
}
