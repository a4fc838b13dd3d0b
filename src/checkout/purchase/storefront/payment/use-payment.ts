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
import { buildPayPath, showOrderAddress } from './payment-pages.ts'

export type PaymentAnswer =
  | { kind: 'paid' }
  | { kind: 'elsewhere'; url: string }
  /** `isOver`: the payment is closed and no other card can be tried. */
  | { kind: 'refused'; sentence: string; isOver?: boolean }
  | { kind: 'lost' }

/** Implemented by both card forms. Card details are entered before the order exists and charged afterwards. */
export interface CardEntry {
  /** Resolves to false if a field is invalid; the field then shows its error. */
  check(): Promise<boolean>
  pay(checkout: OpenCheckout): Promise<PaymentAnswer>
}

export interface PaymentStepProps {
  checkout: OpenCheckout
  place: 'dialog' | 'page' | 'link'
  onPaid(): Promise<void>
  onOver?(): void
  onClose?(): void
  onBusy?(isBusy: boolean): void
  /** The other method and its total; null if the shop offers only one. */
  other: { method: PaymentMethod; total: Centavos } | null
  /** Switches the method, or requests a new Pix code after expiry. Reports its own failures. */
  onMethod(method: PaymentMethod): Promise<void>
}

export type PaymentPhase = 'idle' | 'paying' | 'checking'

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

  async function once(press: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setProblem(null)
    await press().finally(() => {
      isUnderWay.current = false
    })
  }

  /** Resolves to true if paid; the phase is then kept, because the page is about to change. */
  async function pay(
    visitor: PayingVisitor,
    attempt: () => Promise<PaymentAnswer>,
    onOver?: () => void,
  ): Promise<boolean> {
    // The customer closed the dialog while the order was created, so nothing may be charged.
    if (!isShown.current) return false
    setPhase('paying')
    setProblem(null)
    const returnToPage = showOrderAddress(buildPayPath(visitor))
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

/** Back would unmount the card form during payment. */
function useStayWhile(isBusy: boolean): void {
  const blocker = useBlocker(isBusy)
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset()
  }, [blocker])
}

/** Asks before unloading the page while the outcome of the charge is unknown. */
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
  // The session expired; after sign-in, the order's own page continues.
  if (!result.ok && result.status === 401) reloadPage()
  return result.ok ? result.body.order.payment_status : null
}
