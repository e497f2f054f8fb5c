import fc from 'fast-check'

/** Whatever stops a generated test before it has made all of its runs fails it: a time limit, most of all. */
fc.configureGlobal({ markInterruptAsFailure: true })
