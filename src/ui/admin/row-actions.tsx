import type { ComponentProps } from 'react'
import { type Link, useFetcher } from 'react-router'
import { listCopy } from '#ui/copy/admin-list.ts'
import { AdminIcon } from '#ui/elements/admin-icon.tsx'
import { ActiveBadge } from '#ui/elements/badge.tsx'
import { withRequestKey } from '#ui/failures/request-keys.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useToastAnswer } from '#ui/form/use-toast-answer.ts'
import { Menu, MenuAction, MenuLink } from '#ui/overlays/menu.tsx'

type RowLink = Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'>

interface RowActionsProps {
  of: 'product' | 'category'
  item: { id: string; name: string; active: boolean }
  /** The field that the list's action reads the id from. */
  idField: string
  toggleFailed: string
  edit: RowLink
  duplicate?: RowLink
  onDelete: () => void
  /** Reason that disables deleting. */
  undeletable?: string
  badgeClass: string
}

const words = listCopy.row

/** Whether the shop shows it, and a menu. The badge follows the click at once; after a refusal it goes back. */
export function RowActions({ item, ...row }: RowActionsProps) {
  const toggle = useFetcher<FormAnswer>()
  useToastAnswer(toggle.data, undefined, row.toggleFailed)
  const pending = toggle.formData?.get('active')
  const active = pending ? pending === 'true' : item.active
  const setActive = () =>
    toggle.submit(withRequestKey({ intent: 'toggle', [row.idField]: item.id, active: String(!active) }), {
      method: 'post',
    })
  return (
    <>
      <span className={row.badgeClass}>
        <ActiveBadge active={active} of={row.of} />
      </span>
      <Menu className="prow__act" label={listCopy.more(item.name)}>
        <MenuLink {...row.edit}>
          <AdminIcon name="pencil" />
          {words.edit}
        </MenuLink>
        <MenuAction onClick={setActive}>
          <AdminIcon name="power" />
          {active ? words.deactivate : words.activate}
        </MenuAction>
        {row.duplicate && (
          <MenuLink {...row.duplicate}>
            <AdminIcon name="copy" />
            {words.duplicate}
          </MenuLink>
        )}
        <MenuAction
          icon="trash"
          disabled={row.undeletable !== undefined}
          title={row.undeletable}
          onClick={row.onDelete}
        >
          {words.delete}
        </MenuAction>
      </Menu>
    </>
  )
}
