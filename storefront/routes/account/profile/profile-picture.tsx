import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import { toFieldErrors } from '#contract/field-errors.ts'
import { CallFailed } from '#contract/client.ts'
import { getProfilePicture, removeProfilePicture, setProfilePicture } from '#contract/profile-picture.ts'
import { profilePictureMessages } from '../../../messages/profile-picture.ts'
import { uploadMessages } from '../../../messages/upload.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { browserClient } from '../../../shopper/browser-client.ts'
import type { User } from '../../../shopper/shopper.tsx'
import { useUpload } from '../../../shopper/use-upload.ts'
import { notify } from '../../../ui/notify.ts'
import { pictureTypes } from '../../../ui/picture-types.ts'
import { UploadProgress } from '../../../ui/upload-progress.tsx'
import { Avatar } from '../avatar.tsx'
import { useQuery } from '../use-query.ts'

/** The customer's picture, which they replace or remove here (ACCOUNT-60). */
export default function ProfilePicture({ user }: { user: User }) {
  const messages = useMessages(profilePictureMessages)
  const { data, failure, setData } = useQuery('picture', (signal) =>
    browserClient.call(getProfilePicture, {}, { signal }),
  )
  const { part, cancel, error, change, remove } = usePictureChange(setData)
  const picture = data?.picture ?? undefined
  return (
    <section aria-labelledby="profile-picture" className="card flex flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar user={user} url={picture?.url} className="size-16 text-xl sm:size-20 sm:text-2xl" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 id="profile-picture" className="font-bold">
            {messages.title}
          </h2>
          <p className="text-sm text-muted">{failure ? messages.unknown : messages.hint}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <label className="button button-quiet max-sm:flex-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            {picture ? messages.replace : messages.choose}
            <input
              type="file"
              accept={pictureTypes}
              className="sr-only"
              aria-describedby="picture-error"
              disabled={part !== undefined}
              onChange={({ target }) => {
                void change(target.files?.[0])
                target.value = ''
              }}
            />
          </label>
          {picture && (
            <button type="button" className="button button-quiet max-sm:flex-1" onClick={() => void remove()}>
              {messages.remove}
            </button>
          )}
        </div>
      </div>
      <UploadProgress part={part} onCancel={cancel} />
      <p id="picture-error" role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </section>
  )
}

/** Why the store would refuse a chosen file. The check is loaded with the first one: few who see the page choose one. */
async function complaintAbout(file: File, language: Language): Promise<string | undefined> {
  const { complaintAboutFile, complaintAboutPixels } = await import('../../../ui/picture-file.ts')
  return complaintAboutFile(file, language) ?? (await complaintAboutPixels(file, language))
}

type Reply = Awaited<ReturnType<typeof browserClient.call<typeof getProfilePicture>>>

/** Sends another picture or removes it; `error` is the sentence about the last one that failed. */
function usePictureChange(onChanged: (reply: Reply) => void) {
  const messages = useMessages(profilePictureMessages)
  const uploads = useMessages(uploadMessages)
  const language = useLanguage()
  const { part, send, cancel } = useUpload()
  const [error, setError] = useState<string>()

  async function run(work: () => Promise<Reply>, done: string): Promise<void> {
    setError(undefined)
    try {
      onChanged(await work())
      notify({ id: 'picture', tone: 'success', text: done })
    } catch (failure) {
      setError(sentenceOf(failure))
    }
  }

  function sentenceOf(failure: unknown): string | undefined {
    if (!(failure instanceof CallFailed)) return uploads.unexpected
    if (failure.reason === 'canceled') return uploads.canceled
    if (failure.reason === 'network') return uploads.connection
    return toFieldErrors(failure.data.errors ?? [])['picture'] ?? (failure.message || uploads.unexpected)
  }

  return {
    part,
    cancel,
    error,
    async change(file: File | undefined): Promise<void> {
      if (!file) return
      const complaint = await complaintAbout(file, language).catch(sentenceOf)
      if (complaint) return setError(complaint)
      await run(() => send(setProfilePicture, {}, { picture: file }), messages.saved)
    },
    remove: () => run(() => browserClient.call(removeProfilePicture, {}), messages.removed),
  }
}
