import type { ReactNode } from 'react'
import { accessCopy } from '#accounts/copy/accounts.ts'
import { pathTo } from '#addresses.ts'
import type { ImageInfo } from '#platform/images/image-variants.ts'
import { useRootData } from '#ui/browser/use-root-data.ts'
import { ArrowLink } from '#ui/elements/button.tsx'
import { Image } from '#ui/elements/image.tsx'
import { Logo } from '#ui/elements/logo.tsx'
import { NoteWithoutScript } from './note-without-script.tsx'

export function AuthLayout({ image, children }: { image: ImageInfo | null; children: ReactNode }) {
  const flash = useRootData()?.flash
  return (
    <main className="auth split g0" id="conteudo" tabIndex={-1}>
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
