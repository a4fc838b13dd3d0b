import { answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/linked-payment-route'
import { linkedPayment } from './checkout-functions.server.ts'

export const loader = answerOnlyPost

export const action = (args: Route.ActionArgs) => answerFunction(linkedPayment, args)
