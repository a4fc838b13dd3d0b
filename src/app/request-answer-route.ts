import { answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/request-answer-route'
import { requestAnswer } from './functions.server.ts'

export const loader = answerOnlyPost

export const action = (args: Route.ActionArgs) => answerFunction(requestAnswer, args)
