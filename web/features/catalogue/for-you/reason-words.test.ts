import { expect, test } from 'vitest'
import { speaking } from '#contract/texts/language.ts'
import { reasonWords } from './reason-words.ts'
