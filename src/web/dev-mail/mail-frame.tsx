import { devMailCopy } from '#copy/dev-mail.ts'
import { useNonce } from '#web/kit/nonce.tsx'

/**
 * The email as a mail program would show it: in a frame of its own that runs no script and shares nothing with the shop.
 * The frame inherits the page's content security policy, hence the nonce on its styles; links open beside it.
 */
export function MailFrame({ subject, html }: { subject: string; html: string }) {
  const nonce = useNonce()
  const prepared = html
    .replaceAll('<style', `<style nonce="${nonce}"`)
    .replace(/<head[^>]*>/, (head) => `${head}<base target="_blank">`)
  return (
    <iframe
      className="email-frame mt5"
      title={devMailCopy.frame(subject)}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      // Browsers hide the nonce from scripts, so the second rendering does not know it.
      suppressHydrationWarning
      srcDoc={prepared}
    />
  )
}
