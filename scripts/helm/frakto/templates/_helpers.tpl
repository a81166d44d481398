{{- define "frakto.labels" -}}
app.kubernetes.io/name: frakto
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "frakto.selector" -}}
app.kubernetes.io/name: frakto
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "frakto.image" -}}
image: {{ .Values.image.repository }}:{{ .Values.image.tag }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  allowPrivilegeEscalation: false
  capabilities: { drop: [ALL] }
envFrom:
  - configMapRef: { name: {{ .Release.Name }}-settings }
  - secretRef: { name: {{ .Values.secretName }} }
volumeMounts:
  - { name: data, mountPath: /data }
{{- end }}

{{- define "frakto.probes" -}}
# Migrations of large tables take longer than any request: the process answers at its health port once they are done.
startupProbe:
  httpGet: { path: /health/live, port: health }
  periodSeconds: 5
  timeoutSeconds: 5
  failureThreshold: 360
livenessProbe:
  httpGet: { path: /health/live, port: health }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 3
readinessProbe:
  httpGet: { path: /health/ready, port: health }
  periodSeconds: 5
  timeoutSeconds: 6
  failureThreshold: 2
{{- end }}

{{- define "frakto.pod" -}}
# Five seconds for the service to hear that the pod ends, nine for the process to end after SIGTERM.
terminationGracePeriodSeconds: 30
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
volumes:
  # What a process keeps for itself while it runs; the files of people are in the bucket.
  - { name: data, emptyDir: {} }
{{- end }}
