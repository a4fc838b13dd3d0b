import { ok } from '#domain/result.ts'
import type { OwnPixAccount, PaymentGateway } from '../port.ts'

/**
 * One gateway in front of two: cards, and Pix where she has no key of her own, go to the provider; Pix to her own key
 * goes to her books.
 */
export function joinGateways(
  provider: PaymentGateway,
  own: PaymentGateway & { ownPix: OwnPixAccount },
): PaymentGateway {
  const takes = () => ({ card: provider.takes.card, pix: own.takes.pix ?? provider.takes.pix })
  const holderOf = (reference: string) => (reference.includes('_') ? provider : own)
  return {
    ...provider,
    get takes() {
      return takes()
    },
    ownPix: own.ownPix,
    createPayment: (payment) =>
      ((payment.provider ?? takes()[payment.method]) === own.provider ? own : provider).createPayment(
        payment,
      ),
    retrievePayment: (reference) => holderOf(reference).retrievePayment(reference),
    cancelPayment: (reference) => holderOf(reference).cancelPayment(reference),
    refund: (reference, refund) => holderOf(reference).refund(reference, refund),
    async listRecent(since) {
      const [theirs, hers] = await Promise.all([provider.listRecent(since), own.listRecent(since)])
      if (!theirs.ok) return theirs
      return hers.ok ? ok([...theirs.value, ...hers.value]) : hers
    },
    async close() {
      await Promise.all([provider.close(), own.close()])
    },
  }
}
