import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { VerificationDocumentKind } from '#src/platform/contract.generated.ts';
import {
  removeVerificationDocument,
  uploadVerificationDocument,
} from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { acceptFiles } from '#src/ui/fileDrop/acceptFiles.ts';
import type { FileUpload } from '#src/ui/fileDrop/FileRow.tsx';
import { useCacheVerification } from '../useCacheVerification.ts';
import { PICTURE_LIMITS } from './limits.ts';

/** The mutations that upload a picture; `useIsMutating` counts them. */
export const UPLOAD_KEY = ['verification', 'upload'] as const;

/** The picture of a document being uploaded. */
export interface Picture {
  /** The picture chosen on this page; undefined once removed. */
  file: File | undefined;
  upload: FileUpload | undefined;
  /** Why the last file was rejected. */
  refused: 'type' | 'size' | undefined;
  /** Why the picture could not be removed. */
  failure: string | undefined;
  choose: (files: readonly File[]) => void;
  /** Retries the upload; never stores it twice if the answer was lost. */
  retry: () => void;
  remove: () => void;
}

/** Uploads the picture of a document as soon as it is chosen. A failed one is kept for a retry. */
export function usePicture(kind: VerificationDocumentKind, isKept: boolean): Picture {
  const platform = usePlatform();
  const words = useErrorMessage();
  const keep = useCacheVerification();
  const intent = useIdempotencyKey();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<Picture['refused']>();
  const upload = useMutation({
    mutationKey: UPLOAD_KEY,
    mutationFn: (picture: File) => {
      const key = intent.keyFor(`${picture.name} ${picture.size} ${picture.lastModified}`);
      return uploadVerificationDocument(platform, { kind, picture }, key);
    },
    onSuccess: (proof) => {
      intent.done();
      keep(proof);
    },
  });
  const removal = useMutation({
    mutationFn: () => removeVerificationDocument(platform, kind),
    onSuccess: (proof) => {
      setFile(undefined);
      upload.reset();
      keep(proof);
    },
  });
  const stateOf = (): FileUpload | undefined => {
    if (upload.isPending) return { state: 'sending', share: null };
    if (upload.error) return { state: 'failed', reason: words(upload.error) };
    return file && { state: 'sent' };
  };
  return {
    ...{ file, refused, upload: stateOf() },
    failure: removal.error ? words(removal.error) : undefined,
    choose(files) {
      const [first] = files;
      if (!first || upload.isPending) return;
      const sorted = acceptFiles([], [first], PICTURE_LIMITS);
      const reason = sorted.refused[0]?.reason;
      setRefused(reason === 'size' ? 'size' : reason && 'type');
      if (reason) return;
      setFile(first);
      upload.mutate(first);
    },
    retry: () => {
      if (file) upload.mutate(file);
    },
    remove() {
      if (isKept) return removal.mutate();
      setFile(undefined);
      upload.reset();
    },
  };
}
