import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { speakLanguageOfPage } from './language/speak-language-of-page.ts'

// The page stands there in its language already; without the same words React would draw it anew.
speakLanguageOfPage()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
