import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import {
  postingCopy as copy,
  failureSentence,
  postingRefusals,
} from '#fulfilment/shipping/copy/admin-posting.ts'
import { buyDearerLabel, buyLabels } from '#fulfilment/shipping/use-cases/buy-labels.ts'
import { cancelLabel } from '#fulfilment/shipping/use-cases/cancel-label.ts'
import { postParcels } from '#fulfilment/shipping/use-cases/post-parcels.ts'
import { idText, oneOf, parseWholeNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

const MAX_PER_REQUEST = 100

const findSentence = (code: string, fallback: string): string =>
  (postingRefusals as Readonly<Record<string, string>>)[code] ?? fallback

const serviceAway = failureSentence({ code: 'unavailable' }, 0)

export const postingIntents = {
  buy: intent({
    schema: z.object({
      orderIds: z.array(idText).max(MAX_PER_REQUEST).catch([]),
      source: oneOf(['table', 'melhor-envio']),
    }),
    failed: copy.buyFailed,
    // Calls the label service; buying the same label twice is idempotent.
    inSteps: true,
    async answer({ orderIds, source = 'table' }, { shop, actor }): Promise<FormAnswer> {
      if (orderIds.length === 0) return refused({ title: copy.buyFailed, text: copy.nothingChosen })
      const outcomes = await buyLabels(shop, { orderIds, source, actor })
      const failures = outcomes.filter(({ result }) => !result.ok)
      const boughtCount = outcomes.length - failures.length
      if (failures.length === 0) return done(copy.done.bought(boughtCount))
      const [only] = failures
      const code = only && !only.result.ok ? only.result.code : ''
      // Failures stored with an order are shown at that order. Only refusals that occur before the request
      // are shown here.
      if (failures.length === 1 && outcomes.length === 1 && code in postingRefusals)
        return refused({ title: copy.buyFailed, text: findSentence(code, '') })
      return done(copy.done.some(boughtCount, failures.length))
    },
  }),
  dearer: intent({
    schema: z.object({ shipmentId: idText, cost: textUpTo(12) }),
    failed: copy.buyFailed,
    inSteps: true,
    async answer({ shipmentId, cost }, { shop, actor }): Promise<FormAnswer> {
      const agreed = parseWholeNumber(cost)
      if (!(agreed > 0))
        return refused({ title: copy.buyFailed, text: postingRefusals['shipment-not-found'] })
      const result = await buyDearerLabel(shop, { shipmentId, cost: agreed, actor })
      if (result.ok) return done(copy.done.bought(1))
      return result.code in postingRefusals
        ? refused({ title: copy.buyFailed, text: findSentence(result.code, '') })
        : done(copy.done.some(0, 1))
    },
  }),
  post: intent({
    schema: z.object({
      orderId: idText,
      shipmentId: z.array(idText).max(MAX_PER_REQUEST).catch([]),
      code: z.array(textUpTo(100)).max(MAX_PER_REQUEST).catch([]),
      cost: z.array(textUpTo(20)).max(MAX_PER_REQUEST).catch([]),
    }),
    failed: copy.postFailed,
    run: ({ orderId, shipmentId, code, cost }, { shop, actor }) =>
      postParcels(shop, {
        orderId,
        parcels: shipmentId.map((id, index) => ({
          shipmentId: id,
          trackingCode: code[index] ?? '',
          cost: cost[index] ?? '',
        })),
        actor,
      }),
    done: ({ isMailed }) => copy.done.posted(isMailed),
    refusals: ({ code }) => findSentence(code, postingRefusals['ask-first']),
    adds: (posted) =>
      !posted.ok && posted.code === 'invalid-cost' ? { wrongCost: posted.details.shipmentId } : {},
  }),
  cancel: intent({
    schema: z.object({ shipmentId: idText }),
    failed: copy.cancelFailed,
    inSteps: true,
    run: (sent, { shop, actor }) => cancelLabel(shop, { ...sent, actor }),
    done: () => copy.done.cancelled,
    refusals: (refusal) =>
      refusal.code === 'refused'
        ? failureSentence({ code: 'refused', reason: refusal.details.reason }, 0)
        : findSentence(refusal.code, serviceAway),
  }),
}

export type PostingAnswer = FormAnswer<{
  wrongCost: string
}>

export const changePosting = adminAction<PostingAnswer>(postingIntents, { back: pathTo('adminPosting') })
