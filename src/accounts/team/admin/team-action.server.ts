import { z } from 'zod'
import { adminAction, intent, refusedWith } from '#accounts/session/admin/admin-action.server.ts'
import { teamCopy as copy } from '#accounts/team/admin-copy.ts'
import { requireFactor, resetStaffFactor } from '#accounts/team/use-cases/change-factor.ts'
import { endRole } from '#accounts/team/use-cases/end-role.ts'
import { inviteStaff, renewInvitation, revokeInvitation } from '#accounts/team/use-cases/invite-staff.ts'
import { pathTo } from '#addresses.ts'
import type { Ok, Refusal } from '#platform/domain/result.ts'
import { STAFF_ROLES, type StaffRole } from '#platform/domain/staff-role.ts'
import { idText, oneOf, textUpTo, ticked } from '#platform/http/request/form-fields.server.ts'
import { done, type FormAnswer } from '#ui/form/form-answer.ts'

const inviteSchema = z.object({
  name: textUpTo(200),
  email: textUpTo(300),
  role: oneOf(STAFF_ROLES),
  factor: ticked,
})

/** `made` appears only in the response that created it and is not stored. */
export type TeamAnswer = FormAnswer<{
  invitation: { name: string; link: string; expiresAt: Date }
  field: 'name' | 'email' | undefined
}>

const fieldOf: Readonly<Record<string, TeamAnswer['field']>> = {
  'name-missing': 'name',
  'email-undeliverable': 'email',
  'already-administrator': 'email',
  'already-helper': 'email',
}

const shownOnce = { proof: true, ownTransaction: true, failed: copy.inviteFailed }
const { refusals } = copy

export const teamIntents = {
  invite: intent({
    ...shownOnce,
    schema: inviteSchema,
    async answer(sent, { shop, actor }): Promise<TeamAnswer> {
      const { role = 'helper', factor, ...person } = sent
      return buildAnswer(await inviteStaff(shop, { ...person, role, secondFactorRequired: factor, actor }))
    },
  }),
  renew: intent({
    ...shownOnce,
    schema: z.object({ invitationId: idText }),
    answer: async ({ invitationId: id }, { shop, actor }) =>
      buildAnswer(await renewInvitation(shop, { id, actor })),
  }),
  revoke: intent({
    schema: z.object({ invitationId: idText }),
    failed: copy.revokeFailed,
    proof: true,
    run: ({ invitationId: id }, { shop, actor }) => revokeInvitation(shop, { id, actor }),
    done: () => ({ title: copy.revoked }),
    refusals,
  }),
  end: intent({
    schema: z.object({ userId: idText }),
    failed: copy.end.failed,
    proof: true,
    run: ({ userId }, { shop, actor }) => endRole(shop, { userId, actor }),
    done: () => ({ title: copy.end.done }),
    refusals,
  }),
  'require-factor': intent({
    schema: z.object({ userId: idText, required: ticked }),
    failed: copy.factorRequired.failed,
    proof: true,
    run: ({ userId, required }, { shop, actor }) => requireFactor(shop, { userId, required, actor }),
    done: () => ({ title: copy.factorRequired.done }),
    refusals,
  }),
  'reset-factor': intent({
    schema: z.object({ userId: idText }),
    failed: copy.reset.failed,
    proof: true,
    run: ({ userId }, { shop, actor }) => resetStaffFactor(shop, { userId, actor }),
    done: () => ({ title: copy.reset.done, text: copy.reset.doneText }),
    refusals,
  }),
}

type Made = Ok<{ name: string; role: StaffRole; link: string; expiresAt: Date }>

function buildAnswer(result: Made | Refusal<keyof typeof refusals>): TeamAnswer {
  if (!result.ok) return { ...refusedWith(refusals[result.code]), field: fieldOf[result.code] }
  const { name, link, expiresAt } = result.value
  return { ...done(), invitation: { name, link, expiresAt } }
}

export const changeTeam = adminAction<TeamAnswer>(teamIntents, { back: pathTo('adminTeam') })
