import { answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/test-card-route'
import { payTestCard } from './checkout-functions.server.ts'

export const loader = answerOnlyPost

export const action = (args: Route.ActionArgs) => answerFunction(payTestCard, args)
