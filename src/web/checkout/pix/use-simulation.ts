import { useFetcher } from 'react-router'
import { pathTo } from '#addresses.ts'
import { pixCopy } from '#copy/checkout/pix-payment.ts'
import type { PayOrderIntent } from '#web/checkout/payment/pay-order-intent.ts'
import type { FormAnswer } from '#web/kit/form/form-answer.ts'
import { useToastAnswer } from '#web/kit/form/use-toast-answer.ts'

/** 'Simular pagamento': only where the test provider takes the money. */
export function useSimulation(orderNumber: string): () => Promise<void> {
  const fetcher = useFetcher<FormAnswer>()
  useToastAnswer(fetcher.data, undefined, { title: pixCopy.failed })
  const intent: PayOrderIntent = 'simulate'
  return () =>
    fetcher.submit({ intent }, { method: 'post', action: pathTo('payOrder', { number: orderNumber }) })
}
