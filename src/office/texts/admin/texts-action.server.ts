import { data } from 'react-router'
import { z } from 'zod'
import { adminAction, intent } from '#accounts/session/admin/admin-action.server.ts'
import { pathTo } from '#addresses.ts'
import { textsCopy as words } from '#office/texts/admin-copy.ts'
import { shopOf } from '#platform/http/request/context.server.ts'
import { seenNumber, textUpTo } from '#platform/http/request/form-fields.server.ts'
import type { Shop } from '#platform/shop.ts'
import type { TextFault, TextGroup } from '#settings/domain/shop-text.ts'
import { saveTextGroup } from '#settings/use-cases/save-text-group.ts'
import { done, type FormAnswer, refused } from '#ui/form/form-answer.ts'

/** Longer than any text may be, so that the refusal can say so. */
const MAX_LENGTH = 20_000

export const textsSchema = z.object({
  texts: z.array(z.object({ name: textUpTo(40), text: textUpTo(MAX_LENGTH) })),
})

type Typed = z.output<typeof textsSchema>['texts']

export type TextAnswer = FormAnswer<{ faults: Readonly<Record<string, string>> }>

export const textIntents = {
  save: intent({
    schema: textsSchema.extend({ version: seenNumber }),
    failed: { title: words.saveFailed },
    async answer({ texts, version }, { shop, actor, params }): Promise<TextAnswer> {
      const group = findGroup(shop, params.group)
      const saved = await saveTextGroup(shop, { group, typed: collectTyped(texts), version, actor })
      if (saved.ok) return done(words.saved)
      const text = saved.code === 'invalid' ? words.invalid : words.changedMeanwhile
      const faults = saved.code === 'invalid' ? writeFaults(group, saved.details.faults) : {}
      return { ...refused({ title: words.saveFailed, text }), faults }
    },
  }),
}

const change = adminAction<TextAnswer>(textIntents, {
  otherwise: 'save',
  back: ({ group = '' }) => pathTo('adminText', { group }),
})

export async function changeTexts(args: Parameters<typeof change>[0]) {
  findGroup(shopOf(args.context), args.params.group)
  const answer = await change(args)
  // The use case refreshed the settings before its transaction was committed, so they are refreshed again.
  if (answer instanceof Response || answer.data.ok) await shopOf(args.context).settings.refresh()
  return answer
}

export function findGroup({ textGroups }: Pick<Shop, 'textGroups'>, key: string | undefined): TextGroup {
  const group = textGroups.find((each) => each.key === key)
  if (!group) throw data(null, { status: 404 })
  return group
}

export const collectTyped = (texts: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(texts.map(({ name, text }) => [name, text]))

const writeFaults = ({ texts }: TextGroup, faults: Readonly<Record<string, TextFault>>) =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name,
      words.faults(fault, Object.keys(texts[name]?.examples ?? {})),
    ]),
  )
