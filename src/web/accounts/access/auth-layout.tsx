import type { ReactNode } from 'react'
import { pathTo } from '#addresses.ts'
import { accessCopy } from '#copy/account/accounts.ts'
import type { ImageInfo } from '#domain/images/image-variants.ts'
import { useRootData } from '#web/kit/browser/use-root-data.ts'
import { ArrowLink } from '#web/kit/elements/button.tsx'
import { Image } from '#web/kit/elements/image.tsx'
import { Logo } from '#web/kit/elements/logo.tsx'
import { NoteWithoutScript } from './note-without-script.tsx'

/** An image on the left of wide screens, one calm column beside it; no header and no footer. */
export function AuthLayout({ image, children }: { image: ImageInfo | null; children: ReactNode }) {
  const flash = useRootData()?.flash
  return (
    <main className="auth" id="conteudo" tabIndex={-1}>
      <div className="auth__pic">
        {image && <Image image={image} alt="" sizes="(min-width: 62rem) 47vw, 1px" />}
      </div>
      <div className="auth__pane">
        <p className="auth__back">
          <ArrowLink back to={pathTo('home')}>
            {accessCopy.backToSite}
          </ArrowLink>
        </p>
        <div className="auth__logo">
          <Logo />
        </div>
        <NoteWithoutScript message={flash} />
        {children}
      </div>
    </main>
  )
}
