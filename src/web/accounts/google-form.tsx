import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/accounts.ts'
import { Button } from '#web/kit/button.tsx'

/** Leaves the shop for the provider, so it is a plain form: no script has a part in it. */
export function GoogleForm({ redirectTo }: { redirectTo: string }) {
  return (
    <form method="post" action={pathTo('googleStart')} className="mt5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button type="submit" variant="ghost" block icon="google">
        {accessCopy.google}
      </Button>
    </form>
  )
}
