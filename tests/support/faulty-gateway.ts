import type { OfflineGateway } from '#payments/providers/offline/offline-gateway.ts'
import { refuse } from '#platform/domain/result.ts'

export type Operation = 'create' | 'retrieve' | 'cancel' | 'refund' | 'list' | 'confirm'

/** 'unavailable' fails before acting; 'answer-lost' acts and then fails, like a timeout after the charge. */
export type Fault = 'none' | 'unavailable' | 'answer-lost'

export function withFaults(
  gateway: OfflineGateway,
  faultFor: (operation: Operation) => Fault,
): OfflineGateway {
  function faulty<Input extends unknown[], Value>(
    operation: Operation,
    run: (...input: Input) => Promise<Value>,
  ) {
    return async (...input: Input) => {
      const fault = faultFor(operation)
      if (fault === 'unavailable') return refuse('provider-unavailable')
      const value = await run(...input)
      return fault === 'answer-lost' ? refuse('provider-unavailable') : value
    }
  }
  const { testCards, testPix } = gateway
  return {
    ...gateway,
    createPayment: faulty('create', gateway.createPayment),
    retrievePayment: faulty('retrieve', gateway.retrievePayment),
    cancelPayment: faulty('cancel', gateway.cancelPayment),
    refund: faulty('refund', gateway.refund),
    listRecent: faulty('list', gateway.listRecent),
    testCards: testCards && { ...testCards, confirmCard: faulty('confirm', testCards.confirmCard) },
    testPix: testPix && { simulatePix: faulty('confirm', testPix.simulatePix) },
  }
}
