import { answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/place-route'
import { placeDetailsFunction } from './addresses-functions.server.ts'

export const loader = answerOnlyPost

export const action = (args: Route.ActionArgs) => answerFunction(placeDetailsFunction, args)
