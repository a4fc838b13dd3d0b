import { functionCopy } from '#platform/copy/functions.ts'
import { answer, answerFunction, answerOnlyPost } from '#platform/http/functions/answer-function.server.ts'
import type { Route } from './+types/functions-route'
import { shopFunctions } from './functions.server.ts'

export const loader = answerOnlyPost

export function action({ params, ...args }: Route.ActionArgs) {
  const shopFunction = Object.hasOwn(shopFunctions, params.name) ? shopFunctions[params.name] : undefined
  return shopFunction ? answerFunction(shopFunction, args) : answer(404, { error: functionCopy.unknown })
}
