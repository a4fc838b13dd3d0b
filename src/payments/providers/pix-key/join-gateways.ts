import type { OwnPixAccount, PaymentGateway } from '#payments/providers/port.ts'
import { ok } from '#platform/domain/result.ts'

export function joinGateways(
  provider: PaymentGateway,
  own: PaymentGateway & { ownPix: OwnPixAccount },
): PaymentGateway {
  const takes = () => ({ card: provider.takes.card, pix: own.takes.pix ?? provider.takes.pix })
  const chooseGateway = (reference: string) => (reference.includes('_') ? provider : own)
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
    retrievePayment: (reference) => chooseGateway(reference).retrievePayment(reference),
    cancelPayment: (reference) => chooseGateway(reference).cancelPayment(reference),
    refund: (reference, refund) => chooseGateway(reference).refund(reference, refund),
    async listRecent(since) {
      const [ofProvider, ofOwnKey] = await Promise.all([provider.listRecent(since), own.listRecent(since)])
      if (!ofProvider.ok) return ofProvider
      return ofOwnKey.ok ? ok([...ofProvider.value, ...ofOwnKey.value]) : ofOwnKey
    },
    async close() {
      await Promise.all([provider.close(), own.close()])
    },
  }
}
