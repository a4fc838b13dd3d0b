import { useEffect, useRef, useState } from 'react'
import { askForPayment, type PayingVisitor } from '#checkout/purchase/storefront/payment/ask-for-payment.ts'
import type { OpenCheckout, PixCodeView } from '#checkout/purchase/storefront/payment/open-checkout.server.ts'
import { showPaidOrder } from '#checkout/purchase/storefront/payment/payment-pages.ts'
import { type Centavos, roundToCentavos } from '#platform/domain/money.ts'

/** 'changed': the payment method was changed in another window, or the owner edited the order. */
export type PixStatus = 'waiting' | 'received' | 'ended' | 'changed'

/** `unreached` and `signed-out` prove nothing about the payment. */
type LastAnswer = PixStatus | 'unreached' | 'signed-out'

const EVERY_MS = 3_000
/** Polls slowly while the page is hidden, and immediately when it becomes visible. */
const EVERY_HIDDEN_MS = 20_000
/** The provider reports payments by webhook. In case one is lost, every fifth request asks the provider. */
const ASKS_PROVIDER_EACH = 5
const TIMEOUT_MS = 10_000
/**
 * Events that follow a locked phone, a lost connection, a page restored from bfcache, or payment in
 * another tab.
 */
const RETURN_EVENTS = ['focus', 'online', 'pageshow', 'storage'] as const

export interface LongerTime {
  readonly until: Date
  readonly left: number
}

type PixCheckout = Pick<OpenCheckout, 'orderNumber' | 'sessionId' | 'linkKey' | 'total'>

/** Keeps polling after the code expires, because payments may arrive late. Checks immediately at expiry. */
export function usePixStatus(
  { orderNumber, sessionId, linkKey, total }: PixCheckout,
  { isTimeUp, code = null }: { isTimeUp: boolean; code?: Pick<PixCodeView, 'expiresAt' | 'asOf'> | null },
) {
  const [lastAnswer, setLastAnswer] = useState<LastAnswer>('waiting')
  const [status, setStatus] = useState<PixStatus>('waiting')
  const askNow = useRef<((saysPaid?: boolean) => Promise<void>) | null>(null)
  const [longer, setLonger] = useState<LongerTime | null>(null)
  const [ends, asOf] = [code?.expiresAt.getTime(), code?.asOf.getTime()]
  const isOver = status === 'received'

  useEffect(() => {
    if (isOver) return
    let timer: ReturnType<typeof setTimeout>
    let current: AbortController | null = null
    let round = 0
    const began = Date.now()
    async function ask(asksProvider: boolean, saysPaid = false) {
      clearTimeout(timer)
      current?.abort()
      const ownRequest = new AbortController()
      current = ownRequest
      const paying = { orderNumber, sessionId, linkKey, total }
      const { answer, until } = await askForPix(paying, { asksProvider, saysPaid }, ownRequest.signal)
      if (ownRequest.signal.aborted) return
      if (until && asOf !== undefined && until.getTime() !== ends) {
        const timeLeft = until.getTime() - asOf - (Date.now() - began)
        setLonger((previous) =>
          previous?.until.getTime() === until.getTime() ? previous : { until, left: timeLeft },
        )
      }
      setLastAnswer(answer)
      if (answer !== 'unreached' && answer !== 'signed-out') setStatus(answer)
      // Further polling would show the sign-in prompt every few seconds.
      if (answer !== 'signed-out') wait()
    }
    function wait() {
      round += 1
      const asksProvider = round % ASKS_PROVIDER_EACH === 0
      timer = setTimeout(() => ask(asksProvider), document.hidden ? EVERY_HIDDEN_MS : EVERY_MS)
    }
    const catchUp = () => {
      if (!document.hidden) void ask(true)
    }
    wait()
    askNow.current = (saysPaid) => ask(true, saysPaid)
    document.addEventListener('visibilitychange', catchUp)
    for (const sign of RETURN_EVENTS) window.addEventListener(sign, catchUp)
    return () => {
      clearTimeout(timer)
      current?.abort()
      document.removeEventListener('visibilitychange', catchUp)
      for (const sign of RETURN_EVENTS) window.removeEventListener(sign, catchUp)
    }
  }, [orderNumber, sessionId, linkKey, total, isOver, ends, asOf])

  useEffect(() => {
    if (isTimeUp) void askNow.current?.()
  }, [isTimeUp])

  return { status, lastAnswer, longer, askNow: async (saysPaid?: boolean) => askNow.current?.(saysPaid) }
}

async function askForPix(
  checkout: PixCheckout,
  asking: { asksProvider: boolean; saysPaid: boolean },
  stop: AbortSignal,
): Promise<{ answer: LastAnswer; until?: Date }> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(TIMEOUT_MS)])
  const result = await askForPayment(checkout, { ...asking, signal }).catch(() => null)
  if (!result?.ok) return { answer: result?.status === 401 ? 'signed-out' : 'unreached' }
  const { payment_status: paid, payment_method: method, pay_until: until } = result.body.order
  if (paid === 'paid' || paid === 'refunded') return { answer: 'received' }
  if (until === null) return { answer: 'ended' }
  const isSame = method === 'pix' && roundToCentavos(result.body.order.total_amount * 100) === checkout.total
  return { answer: isSame ? 'waiting' : 'changed', until: new Date(until) }
}

/** A Pix sent at the last moment still leads from the closed order's page to the confirmation page. */
export function LatePix({ order }: { order: PayingVisitor & { totalAmount: Centavos } }) {
  const { orderNumber, sessionId, linkKey, totalAmount: total } = order
  const { status } = usePixStatus({ orderNumber, sessionId, linkKey, total }, { isTimeUp: true })
  useEffect(() => {
    if (status === 'received') void showPaidOrder({ orderNumber, sessionId, linkKey })
  }, [status, orderNumber, sessionId, linkKey])
  return null
}
