import { answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/suggestions-route'
import { addressSuggestions } from './addresses-functions.server.ts'

export const loader = answerOnlyPost

export const action = (args: Route.ActionArgs) => answerFunction(addressSuggestions, args)
