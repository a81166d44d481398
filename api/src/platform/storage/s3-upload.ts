import type { S3Access } from './s3-client.js';

/** Where a file goes, and what is said about it. */
export interface S3Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** A piece of a file: all but the last are of one length. */
export interface FilePart {
  content: Buffer;
  isLast: boolean;
}

/** Cuts a file into pieces of so many bytes. The last may be shorter; of an empty file it is empty. */
export async function* partsOf(chunks: AsyncIterable<Buffer>, partBytes: number): AsyncGenerator<FilePart> {
  let kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    size += chunk.length;
    // Not before there is more: what is cut off now is not the last.
    if (size <= partBytes) continue;
    let rest = Buffer.concat(kept);
    for (; rest.length > partBytes; rest = rest.subarray(partBytes)) {
      yield { content: rest.subarray(0, partBytes), isLast: false };
    }
    kept = [rest];
    size = rest.length;
  }
  yield { content: Buffer.concat(kept), isLast: true };
}

/**
 * Stores a file by one call, or part by part when it is long. It is there once all parts are; when something fails before,
 * what was sent is thrown away.
 * @param ask makes a call, and tells its failure in words of the port
 */
export async function uploadParts(
  { s3, client }: S3Access,
  target: S3Target,
  parts: AsyncIterable<FilePart>,
  ask: <T>(call: Promise<T>) => Promise<T>,
): Promise<void> {
  const { Bucket, Key } = target;
  const done: { ETag: string | undefined; PartNumber: number }[] = [];
  let UploadId: string | undefined;
  try {
    for await (const { content: Body, isLast } of parts) {
      if (isLast && UploadId === undefined) {
        await ask(client.send(new s3.PutObjectCommand({ ...target, Body, ContentLength: Body.length })));
        return;
      }
      UploadId ??= (await ask(client.send(new s3.CreateMultipartUploadCommand(target)))).UploadId;
      const PartNumber = done.length + 1;
      const part = { Bucket, Key, UploadId, PartNumber, Body, ContentLength: Body.length };
      const { ETag } = await ask(client.send(new s3.UploadPartCommand(part)));
      done.push({ ETag, PartNumber });
    }
    const whole = { Bucket, Key, UploadId, MultipartUpload: { Parts: done } };
    await ask(client.send(new s3.CompleteMultipartUploadCommand(whole)));
  } catch (error) {
    if (UploadId !== undefined) {
      // Should this fail too, the parts go when leftovers are looked for.
      await client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    }
    throw error;
  }
}
